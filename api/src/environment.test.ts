import { expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

it('takes PUBLIC_URL as an origin, and none', () => {
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
