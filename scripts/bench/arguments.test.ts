import { expect, it } from 'vitest'
import { parseBenchCommand, parts } from './arguments.ts'

it('measures everything where nothing is named', () => {
  expect(parseBenchCommand([])).toEqual({ parts, isQuick: false })
})

it('measures what is named, in few rounds where that is asked for', () => {
  expect(parseBenchCommand(['api', '--quick', 'scale'])).toEqual({ parts: ['api', 'scale'], isQuick: true })
})

it.each([['apo'], ['--quik'], ['api', 'page']])('says what there is where it does not know %s', (...args) => {
  expect(() => parseBenchCommand(args)).toThrow(/no part '|Unknown option/)
})
