let lowercase = 1
let _underscore = 2
let with2Digits = 3
let größe = 4
let 温度 = 5
let 🐝 = 6
let 👩‍🌾 = 7
let Ω_ß = 8
