#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, usage, WrongUse } from './arguments.ts'
import { createRepository } from './create-repository.ts'

/** Written when the package is packed: the versions with which the kit was tested. */
const readVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../versions.json'), 'utf8'))

try {
  const wanted = readArguments(process.argv.slice(2))
  console.log(wanted ? createRepository(wanted, { parent: process.cwd(), versions: readVersions() }) : usage)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = cause instanceof WrongUse ? 2 : 1
}
