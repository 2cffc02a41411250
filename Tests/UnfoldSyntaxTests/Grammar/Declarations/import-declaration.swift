import Foundation
import struct Foundation.Date
import class UIKit.UIView
import func Darwin.exit
import enum A.B.C
import protocol P.Q
import typealias T.U
import let A.b
import var A.c
@testable import MyApp
@_exported import Core
public import Library
internal import Hidden
private import Secret
@preconcurrency import Old
@_spi(Internals) import Kit
import A.B.C.D
@_implementationOnly import E
import func A.f
