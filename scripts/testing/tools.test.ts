import { expect, it } from 'vitest'
import { findTools } from './tools.ts'

it('answers the versions of what is there, and names what is not', () => {
  const tools = {
    node: () => '24.21.0',
    firefox: () => {
      throw new Error('firefox-esr was not found.')
    },
    strace: () => '6.1',
  }
  expect(findTools(tools)).toEqual({
    versions: { node: '24.21.0', strace: '6.1' },
    missing: ['firefox: firefox-esr was not found.'],
  })
})
