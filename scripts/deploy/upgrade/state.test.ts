import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { identityOf, isAlive } from './process-identity.ts'
import { openStateFile } from './state.ts'

it('keeps the state of the slots, and nothing beside it', () => {
  const folder = temporaryFolder()
  const file = openStateFile(join(folder, 'slots.json'))
  expect(file.read()).toEqual({ versions: {} })
  const state = {
    live: 'a' as const,
    versions: { a: 'old' },
    step: { to: 'b' as const, version: 'next', at: 'starting' as const },
  }
  file.write(state)
  file.close()
  expect(openStateFile(join(folder, 'slots.json')).read()).toEqual(state)
  expect(readdirSync(folder).sort()).toEqual(['slots.json', 'slots.json.lock'])
})

it('is refused to a second command, and free again once the first is dead', async () => {
  const file = join(temporaryFolder(), 'slots.json')
  const other = spawn('sleep', ['60'])
  whenDone(() => other.kill('SIGKILL'))
  const identity = identityOf(other.pid ?? 0)
  writeFileSync(`${file}.lock`, JSON.stringify(identity))
  expect(() => openStateFile(file)).toThrow(`Another upgrade or return is at work (process ${other.pid})`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  openStateFile(file).close()
  // half a lock, of a power cut
  writeFileSync(`${file}.lock`, '{"pid":')
  openStateFile(file).close()
})

it('tells a process from a later one with its number', () => {
  const own = identityOf(process.pid)
  expect(own && isAlive(own)).toBe(true)
  expect(isAlive({ pid: process.pid, started: 'of another boot 17' })).toBe(false)
})
