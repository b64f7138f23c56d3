import { expect, it } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'

it('reads what each command needs', () => {
  const parse = (...args: string[]) => parseReleaseCommand(args, { PORT: '4000' })
  expect(parse('gate', '--watch', '--at-once', '2', '--deadline', '90')).toEqual({
    name: 'gate',
    remote: undefined,
    version: undefined,
    site: 'http://localhost:4000',
    watch: true,
    atOnce: 2,
    deadlineMs: 90_000,
  })
  expect(parse('gate')).toMatchObject({ watch: false, deadlineMs: undefined })
  expect(parse('adopt', 'dist', '--contract', '1.9.0')).toEqual({
    name: 'adopt',
    build: 'dist',
    contract: '1.9.0',
  })
  expect(parse('promote', 'mf-rooms', '1.0.0', '--site', 'https://calmrest.example')).toEqual({
    name: 'promote',
    remote: 'mf-rooms',
    version: '1.0.0',
    site: 'https://calmrest.example',
    skipGate: undefined,
  })
  expect(parseReleaseCommand(['gate'], { SITE_URL: 'https://calmrest.example' })).toMatchObject({
    site: 'https://calmrest.example',
  })
  expect(parse('sign', 'mf-rooms')).toMatchObject({ version: undefined, adopt: false })
})
