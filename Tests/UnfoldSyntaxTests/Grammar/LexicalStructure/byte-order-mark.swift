let afterByteOrderMark = 1
