import { expect, it } from 'vitest'
import { parseDeployCommand } from './arguments.ts'

it('reads answers from flags, by the names of their questions', () => {
  const args = ['init', '--yes', '--name', 'calmrest.example', '--releases-origin', 'https://files.example']
  expect(parseDeployCommand(args)).toEqual({
    name: 'init',
    folder: undefined,
    yes: true,
    given: { name: 'calmrest.example', releasesOrigin: 'https://files.example' },
  })
})

it('reads the other commands', () => {
  expect(parseDeployCommand(['check', '--folder', '/deploy', '--json'])).toEqual({
    name: 'check',
    folder: '/deploy',
    json: true,
  })
  expect(parseDeployCommand(['up'])).toEqual({ name: 'up', folder: undefined, recreate: false })
  expect(() => parseDeployCommand(['down'])).toThrow("Unknown command 'down'.")
})
