import { Script } from 'node:vm'
import { integrityOf } from '@calm-rest/contract/releases'
import { root } from '@calm-rest/releases/checkout'
import { expect, it } from 'vitest'
import { startScript } from './start-script.ts'

const { text, integrity } = startScript(`${root}/shell`)

it('is a classic script that an HTML page can hold, and leaves no name in it', () => {
  expect(() => new Script(text)).not.toThrow()
  expect(text).not.toContain('</')
  expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s)
})

it('is minified: every page carries it', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(2750)
})

it('comes with its own hash', () => {
  expect(integrity).toBe(integrityOf(Buffer.from(text)))
})
