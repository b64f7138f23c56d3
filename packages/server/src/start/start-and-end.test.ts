import { whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { endOnSignal } from './end-on-signal.ts'
import { startOrExit } from './start-or-exit.ts'

let heard: unknown[]

beforeEach(() => {
  heard = []
  vi.spyOn(process, 'exit').mockImplementation((code) => void heard.push(`exit ${code}`) as never)
  vi.spyOn(console, 'error').mockImplementation((what) => void heard.push(what))
  whenDone(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
})

it('ends with 1 and a sentence where a start fails, and with the cause where it is debugged', async () => {
  const cause = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv' })
  vi.stubEnv('LOG_LEVEL', 'info')
  await startOrExit(() => Promise.reject(cause))
  expect(heard).toEqual(['The disk of /srv is full.', 'exit 1'])
  vi.stubEnv('LOG_LEVEL', 'debug')
  await startOrExit(() => Promise.reject(cause))
  expect(heard.slice(2)).toEqual(['The disk of /srv is full.', cause, 'exit 1'])
})

it('says nothing of a start that succeeds', async () => {
  await startOrExit(async () => {})
  expect(heard).toEqual([])
})

it('ends once, however many signals come, and then the process', async () => {
  const before = ['SIGTERM', 'SIGINT'].map((name) => process.listeners(name as 'SIGTERM'))
  const ending = Promise.withResolvers<void>()
  endOnSignal({ info: (fields, message) => heard.push({ ...fields, message }) }, () => {
    heard.push('end')
    return ending.promise
  })
  const added = ['SIGTERM', 'SIGINT'].map((name, at) => {
    const [listener] = process.listeners(name as 'SIGTERM').filter((one) => !before[at]?.includes(one))
    whenDone(() => void (listener && process.off(name, listener)))
    return listener
  })
  added[0]?.('SIGTERM')
  added[1]?.('SIGINT')
  expect(heard).toEqual([{ signal: 'SIGTERM', message: 'stopping' }, 'end'])
  ending.resolve()
  await expect.poll(() => heard).toContain('exit 0')
})
