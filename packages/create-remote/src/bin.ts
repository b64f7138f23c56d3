#!/usr/bin/env node
import { readArguments, usage, WrongUse } from './arguments.ts'
import { createRepository } from './create-repository.ts'

try {
  const wanted = readArguments(process.argv.slice(2))
  console.log(wanted ? createRepository(wanted) : usage)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = cause instanceof WrongUse ? 2 : 1
}
