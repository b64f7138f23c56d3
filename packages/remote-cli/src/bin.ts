#!/usr/bin/env node
import { runCommand } from '@calm-rest/command'
import { readRemoteCommand } from './arguments.ts'
import { run } from './run.ts'

const args = process.argv.slice(2)

await runCommand(args, () =>
  run(readRemoteCommand(args), { folder: process.cwd(), environment: process.env, say: console.error }),
)
