#!/usr/bin/env swift
let first = 1
