import { expect, it } from 'vitest'
import { parseEnvironment, sayWithoutProxy } from './environment.ts'

it('accepts an origin as PUBLIC_URL, and its absence', () => {
  expect(parseEnvironment({ PUBLIC_URL: 'https://calmrest.example/' }).PUBLIC_URL).toBe(
    'https://calmrest.example',
  )
  expect(parseEnvironment({}).PUBLIC_URL).toBe(undefined)
})

it.each(['calmrest.example', 'https://calmrest.example/hotel', 'ftp://calmrest.example', ''])(
  'refuses by its name the PUBLIC_URL %j',
  (value) => {
    expect(() => parseEnvironment({ PUBLIC_URL: value })).toThrow('PUBLIC_URL')
  },
)

it('refuses to start in production without the public URL', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => parseEnvironment(production)).toThrow(/know its address.*\n.*PUBLIC_URL/)
  const { PUBLIC_URL } = parseEnvironment({ ...production, PUBLIC_URL: 'https://calmrest.example' })
  expect(PUBLIC_URL).toBe('https://calmrest.example')
})

it('refuses a METRICS_TOKEN that could be guessed', () => {
  expect(() => parseEnvironment({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN')
  expect(parseEnvironment({ METRICS_TOKEN: 'x'.repeat(32) }).METRICS_TOKEN).toBe('x'.repeat(32))
})

it.each([
  ['production', [], 1],
  ['production', ['10.0.0.0/8'], 0],
  [undefined, [], 0],
])('warns that no proxy is trusted: %j, %j', (NODE_ENV, TRUSTED_PROXIES, times) => {
  const said: unknown[] = []
  sayWithoutProxy({ NODE_ENV, TRUSTED_PROXIES }, { warn: (line: unknown) => void said.push(line) })
  expect(said).toHaveLength(times)
})
