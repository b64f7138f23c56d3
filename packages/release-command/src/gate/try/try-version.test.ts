import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { firstOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { type TryOptions, tryVersion } from './try-version.ts'

const program = fileURLToPath(new URL('./ending-try.fixture.ts', import.meta.url))

/** A try that ends as `version` says; `browser` is the id of its browser. */
const trying = async (version: string, options: Partial<TryOptions> = {}) => {
  let browser = ''
  const given = {
    site: '',
    remote: 'mf-spa',
    version,
    preview: '',
    widgets: ['pool'],
    audience: 'guests' as const,
    live: undefined,
  }
  const outcome = await tryVersion(given, {
    program,
    deadlineMs: 60_000,
    signal: new AbortController().signal,
    ...options,
    onWidget: (id) => {
      browser = id
      options.onWidget?.(id)
    },
  }).catch((cause: Error) => cause)
  return { outcome, browser }
}

/** Whether the process lives; a killed one that nobody has waited for yet does not. */
const lives = (pid: string) => existsSync(`/proc/${pid}`)

const passed = { name: 'mounts', ok: true, found: 'as it should' }

it('answers the checks of a try, and leaves no browser behind', async () => {
  const { outcome, browser } = await trying('ends')
  expect(outcome).toEqual([passed])
  await expect.poll(() => lives(browser)).toBe(false)
})

it.each(firstOf(1, ['blocks', 'hangs']))(
  'R-mf-deadline: a try that %s ends at its deadline with a check that says so',
  async (version) => {
    const { outcome, browser } = await trying(version, { deadlineMs: 2_500 })
    expect(outcome).toEqual([
      passed,
      { name: 'ends within 2.5 s', ok: false, found: expect.stringContaining('did not end: pool: leaves. ') },
    ])
    await expect.poll(() => lives(browser)).toBe(false)
  },
)

const gone: readonly [version: string, said: string][] = [
  ['throws', 'with code 1: TypeError: out of everything, during: pool: leaves.'],
  ['killed', 'by SIGKILL, during: pool: leaves.'],
]

it.each(firstOf(1, gone))(
  'R-mf-deadline: a try that is gone (%s) fails with what it did',
  async (version, said) => {
    const { outcome, browser } = await trying(version)
    expect(outcome).toEqual([
      passed,
      { name: 'keeps its browser running', ok: false, found: expect.stringContaining(said) },
    ])
    await expect.poll(() => lives(browser)).toBe(false)
  },
)

it('R-mf-deadline: ends at once when it is told to, with its browser', async () => {
  const stop = new AbortController()
  const { outcome, browser } = await trying('hangs', {
    signal: stop.signal,
    onWidget: () => stop.abort(new Error('retired')),
  })
  expect(outcome).toEqual(new Error('retired'))
  await expect.poll(() => lives(browser)).toBe(false)
})
