import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { endEndlessLoops } from './endless-loop.ts'

const run = (script: string, limitMs = 300) => {
  const options = ['--no-warnings', endEndlessLoops(limitMs), '--eval', script]
  const { signal, status, stderr, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  return { signal, status, stderr, stdout }
}

it('ends a script that never returns, and says which function runs', () => {
  const { signal, stderr } = run('function RoomView() { for (;;); }; setTimeout(() => RoomView(), 300)')
  expect(signal).toBe('SIGKILL')
  expect(stderr).toMatch(/did not end within 0.3 s of processor time.*\n {2}RoomView/)
})

it('lets a script wait for another process, and for an answer', () => {
  const waits = "require('child_process').execSync('sleep 1'); setTimeout(() => console.log('done'), 700)"
  expect(run(waits)).toEqual({ signal: null, status: 0, stderr: '', stdout: 'done\n' })
})
