import { whenDone } from '@calm-rest/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirm } from './confirm.ts'
import {
  CommandFailed,
  exitCodeOf,
  GateFailed,
  HelpRequested,
  messageOf,
  Refused,
  WrongUse,
} from './outcomes.ts'
import { parseOrExit, runCommand } from './run.ts'

let out: string[]
let errors: unknown[]

beforeEach(() => {
  out = []
  errors = []
  const { exitCode } = process
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((what) => void errors.push(what))
  whenDone(() => {
    vi.restoreAllMocks()
    process.exitCode = exitCode
  })
})

const storeFailed = Object.assign(new Error('The store is away'), { name: 'ObjectStoreFailed' })

it.each([
  ['help', new HelpRequested('x'), 0],
  ['a failure', new CommandFailed('x'), 1],
  ['an unexpected error', new Error('x'), 1],
  ['what is no error', 'x', 1],
  ['wrong use', new WrongUse('x'), 2],
  ['a refusal', new Refused('x'), 3],
  ['a failed gate', new GateFailed('x'), 4],
  ['a store that is away', storeFailed, 5],
])('ends after %s with its code', (_, cause, code) => {
  expect(exitCodeOf(cause)).toBe(code)
  expect(messageOf(cause)).toBe(cause instanceof Error ? cause.message : 'x')
})

describe('a command', () => {
  const answer = async () => ({ text: 'live mf-spa 1.0.0', json: { live: '1.0.0' } })
  const refuse = async () => {
    throw Object.assign(new Refused('It is live.'), { details: { live: '1.0.0' } })
  }

  it('prints its answer as text, or as one line of JSON', async () => {
    await runCommand([], answer)
    await runCommand(['--json'], answer)
    await runCommand([], async () => ({ text: 'two\nlines\n', json: {} }))
    expect(out).toEqual(['live mf-spa 1.0.0\n', '{"live":"1.0.0"}\n', 'two\nlines\n'])
    expect(errors).toEqual([])
  })

  it('prints why it failed, and ends with the code', async () => {
    await runCommand([], refuse)
    expect([out, errors, process.exitCode]).toEqual([[], ['It is live.'], 3])
    await runCommand(['--json'], refuse)
    expect(out.map((line) => JSON.parse(line))).toEqual([
      { error: 'It is live.', exitCode: 3, live: '1.0.0' },
    ])
    expect(errors).toHaveLength(1)
  })

  it('makes a refusal of what another part threw', async () => {
    const other = () => Promise.reject(new Error('from the API'))
    await runCommand([], other, (thrown) => new Refused(messageOf(thrown)))
    expect([errors, process.exitCode]).toEqual([['from the API'], 3])
  })

  it('prints its help as an answer', async () => {
    await runCommand(['--json'], () => Promise.reject(new HelpRequested('Usage: …')))
    expect([out, errors]).toEqual([['Usage: …\n'], []])
  })
})

it('ends the process where the command line is not right, and after its help', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const failing = (cause: Error) => () =>
    parseOrExit(() => {
      throw cause
    })
  expect(failing(new WrongUse('No such option'))).toThrow('exit 2')
  expect([out, errors]).toEqual([[], ['No such option']])
  expect(failing(new HelpRequested('Usage: …'))).toThrow('exit 0')
  expect(out).toEqual(['Usage: …\n'])
  exit.mockClear()
  expect(parseOrExit((args) => args.length >= 0)).toBe(true)
  expect(exit).not.toHaveBeenCalled()
})

it('takes no silence for a yes where nobody can be asked', async () => {
  const { isTTY } = process.stdin
  process.stdin.isTTY = false
  whenDone(() => {
    process.stdin.isTTY = isTTY
  })
  await expect(confirm('Retire it?')).rejects.toThrow('Retire it? Nobody is here to ask: say --yes.')
})
