import { expect, it } from 'vitest'
import { benchmarks, parseBenchCommand } from './arguments.ts'

it('measures everything where nothing is named', () => {
  expect(parseBenchCommand([])).toEqual({ benchmarks, pace: 'whole', route: undefined })
})

it('measures what is named, in few rounds where that is asked for', () => {
  expect(parseBenchCommand(['api', '--quick', 'scale'])).toEqual({
    benchmarks: ['api', 'scale'],
    pace: 'quick',
    route: undefined,
  })
})

it('takes one round where only its running is asked for', () => {
  expect(parseBenchCommand(['api', '--smoke'])).toEqual({
    benchmarks: ['api'],
    pace: 'smoke',
    route: undefined,
  })
  expect(() => parseBenchCommand(['--smoke', '--quick'])).toThrow('cannot be used with')
})

it('measures one page by itself', () => {
  const one = { benchmarks: ['pages'], pace: 'whole', route: 'book' }
  expect(parseBenchCommand(['--route', 'book'])).toEqual(one)
  expect(parseBenchCommand(['pages', '--route', 'book'])).toEqual(one)
})

it.each([['apo'], ['--quik'], ['api', 'page'], ['--route', 'attic'], ['api', '--route', 'book']])(
  'says what there is where it does not know %s',
  (...args) => {
    expect(() => parseBenchCommand(args)).toThrow(/Allowed choices are|Unknown option|Only pages/)
  },
)
