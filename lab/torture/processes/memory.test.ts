import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { residentMb } from './memory.ts'

/** Allocates 200 MB, and ends with its parent process. */
const worker = `const filled = Buffer.alloc(200 * 1024 ** 2, 1)
  process.stdin.on('end', () => process.exit()).resume()
  console.log(filled.length)`

it('counts the processes that a process started, and not what has ended', async () => {
  const script = `const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(worker)}], { stdio: ['pipe', 'inherit', 'inherit'] })
    process.stdin.once('data', () => child.stdin.end())
    child.once('exit', () => console.log('ended'))`
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  whenDone(() => parent.kill())
  await once(parent.stdout, 'data')
  const together = residentMb(parent.pid ?? 0)
  parent.stdin.write('end it')
  await once(parent.stdout, 'data')
  const alone = residentMb(parent.pid ?? 0)
  expect(together).toBeGreaterThan(alone + 200)
  expect(alone).toBeGreaterThan(0)
})
