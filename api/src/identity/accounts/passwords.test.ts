import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

/** A client, represented by its network. */
const client = {} as never
const clientKey = () => '203.0.113.7'
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('createPasswords', () => {
  it('hashes with 19 MiB in two passes by default', async () => {
    expect(await createPasswords(clientKey).hash(client, 'nineteen-king-palms')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  })

  it('hashes cheaply for a test, and still distinguishes passwords', async () => {
    const passwords = createPasswords(clientKey, cheapest)
    const stored = await passwords.hash(client, 'nineteen-king-palms')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(await passwords.verify(client, stored, 'nineteen-king-palms')).toBe(true)
    expect(await passwords.verify(client, stored, 'nineteen-king-palm')).toBe(false)
    expect(await passwords.verify(client, undefined, 'nineteen-king-palms')).toBe(false)
  })

  it('refuses any other cost in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => createPasswords(clientKey, cheapest)).toThrow(
      /^In production passwords are hashed at the cost/,
    )
    expect(() => createPasswords(clientKey)).not.toThrow()
  })
})
