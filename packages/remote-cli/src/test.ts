import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CommandFailed, WrongUse } from '@calm-rest/command'
import { assertWords } from './assert-words.ts'
import { endEndlessLoops } from './endless-loop.ts'
import type { Project } from './project.ts'

/** No test of a widget computes as long without a pause. */
const endlessMs = 5_000

/** Compares the words of a project's languages, then runs its tests with its own vitest. Throws `CommandFailed`. */
export const test = async ({ folder }: Project, filters: readonly string[]): Promise<void> => {
  assertWords({ folder })
  const { NODE_OPTIONS = '' } = process.env
  const child = spawn(process.execPath, [vitestOf(folder), 'run', ...filters], {
    cwd: folder,
    stdio: 'inherit',
    // for vitest and the processes of its tests
    env: { ...process.env, NODE_OPTIONS: `${NODE_OPTIONS} ${endEndlessLoops(endlessMs)}`.trim() },
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new CommandFailed('Tests failed.')
}

const vitestOf = (folder: string): string => {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve('vitest/package.json')
    return join(dirname(manifest), 'vitest.mjs')
  } catch {
    throw new WrongUse('vitest is not installed: npm install --save-dev vitest')
  }
}
