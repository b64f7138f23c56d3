import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CommandFailed, WrongUse } from '@calm-rest/command'
import type { Project } from './project.ts'

/** Runs the tests of a project with its own vitest. Throws `CommandFailed` where any fails. */
export const test = async ({ folder }: Project, filters: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [vitestOf(folder), 'run', ...filters], {
    cwd: folder,
    stdio: 'inherit',
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
