import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StaffCall } from '../api/staff-api.ts'
import { passkeyOptions, stubPasskeys } from '../testing/passkeys.fixture.ts'
import { addPasskey, prove } from './passkeys.ts'

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://calmrest.example/desk' })
  stubPasskeys()
})
afterEach(() => void vi.unstubAllGlobals())

const failed = { ok: false, failure: { kind: 'network' } } as const

/** The API, by route. */
const apiOf = (answers: Record<string, object>) => {
  const asked: unknown[][] = []
  const call = (async (name: string, input: object) => {
    asked.push([name, input])
    return answers[name]
  }) as unknown as StaffCall
  return { call, asked }
}

const options = { ok: true, value: passkeyOptions }
const response = { id: 'AQ', rawId: 'AQ', type: 'public-key' }

it('proves by the passkey of this device that the member is there', async () => {
  const { call, asked } = apiOf({ proofOptions: options, prove: { ok: true } })
  expect(await prove(call)).toBe(true)
  expect(asked).toEqual([
    ['proofOptions', {}],
    ['prove', { body: { response: expect.objectContaining(response) } }],
  ])
})

it('tells why nothing is proved', async () => {
  expect(await prove(apiOf({ proofOptions: failed }).call)).toBe(failed.failure)
  expect(await prove(apiOf({ proofOptions: options, prove: failed }).call)).toBe(failed.failure)
  stubPasskeys(true)
  const refused = apiOf({ proofOptions: options })
  expect(await prove(refused.call)).toBe(false)
  expect(refused.asked).toHaveLength(1)
})

it('adds a passkey under a name, where the device makes one', async () => {
  const added = { ok: true, value: { id: 'p1' } }
  const { call, asked } = apiOf({ passkeyOptions: options, addPasskey: added })
  expect(await addPasskey(call, 'Tablet')).toBe(added)
  expect(asked[1]).toEqual([
    'addPasskey',
    { body: { response: expect.objectContaining(response), deviceName: 'Tablet' } },
  ])
  expect(await addPasskey(apiOf({ passkeyOptions: failed }).call, 'Tablet')).toBe(failed)
  stubPasskeys(true)
  expect(await addPasskey(apiOf({ passkeyOptions: options }).call, 'Tablet')).toBe('not_used')
})
