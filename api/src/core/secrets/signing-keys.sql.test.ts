import { setImmediate } from 'node:timers/promises'
import { jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { openTestApi, testNow } from '../../testing/test-api.ts'
import { numericDate, signJwt } from './sign-jwt.ts'
import { createSigningKeys } from './signing-keys.ts'

const key = Buffer.alloc(32, 7)

it('returns one key to all callers in one turn of the event loop, and the newest in the next turn', async () => {
  const { db } = await openTestApi()
  const keys = createSigningKeys(db, () => testNow)
  const one = keys.currentThisTurn()
  const other = keys.currentThisTurn()
  expect(other).toBe(one)
  expect(await one).toEqual(await keys.current())
  await db
    .prepare('INSERT INTO signing_keys (id, key, created_at) VALUES (?, ?, ?)')
    .run('next', key, new Date(testNow.getTime() + 1).toISOString())
  await setImmediate()
  expect(await keys.currentThisTurn()).toEqual({ id: 'next', key })
})

it('signs what jose verifies, and jose rejects every change', async () => {
  const claims = { iss: 'calm-rest', sub: 'Lagune ü 海', exp: numericDate(new Date(Date.now() + 90_000)) }
  const token = signJwt({ id: 'next', key }, claims)
  const read = await jwtVerify(token, key, { algorithms: ['HS256'], typ: 'JWT' })
  expect(read).toMatchObject({ payload: claims, protectedHeader: { kid: 'next' } })
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'CR-2222-2222' })).toString('base64url')
  await expect(jwtVerify(`${head}.${forged}.${signature}`, key)).rejects.toThrow('signature')
})
