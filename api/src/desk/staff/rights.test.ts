import { readFileSync } from 'node:fs'
import { isSensitive, type Role, rights, rightsOf, roles } from '@calm-rest/contract/staff'
import { type StaffCall, staffCalls } from '@calm-rest/contract/staff-calls'
import { expect, it } from 'vitest'
import { joinAs, ownSite } from '../../testing/members.ts'
import { joinByMail, joinStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

type Guarded = Extract<StaffCall, { access: 'staff' }>

const all: [string, StaffCall][] = Object.entries(staffCalls)
const guarded = all.filter((entry): entry is [string, Guarded] => entry[1].access === 'staff')

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Fills every `{…}` with an unknown value of the right form. */
const addressOf = (path: string) =>
  path
    .replace('{reference}', 'CR-2222-2222')
    .replace('{id}', '77')
    .replace('{roomId}', 'coral-suite')
    .replace('{unit}', '77')
    .concat('?from=2027-07-01&until=2027-07-02')

/** Returns the code of the error, or the status without one. */
const ask = async (
  api: TestApi,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<string | number> => {
  const answer = await api.app.request(addressOf(path), {
    method: method.toUpperCase(),
    headers: { ...ownSite, 'Content-Type': 'application/json', ...headers },
    ...(method !== 'get' && { body: '{}' }),
  })
  if (answer.status < 400) {
    // also of a stream
    await answer.body?.cancel()
    return answer.status
  }
  return (await answer.json()).code
}

it.each(roles)(
  'R-staff-rights: a member with the role %s opens the routes of its rights and no others',
  async (role: Role) => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    const { headers } = await joinStaff(api, role)
    for (const [name, { method, path, right }] of guarded) {
      const code = await ask(api, path, headers, method)
      expect([name, code === 'forbidden']).toEqual([name, !rightsOf(role).includes(right)])
      expect([name, code]).not.toEqual([name, 'unauthorized'])
    }
    // the passkey was used to sign in, and that is too long ago by now
    now = new Date(testNow.getTime() + 10 * 60_000)
    for (const [name, { method, path, right, needsProof = false }] of guarded) {
      if (!rightsOf(role).includes(right)) continue
      const isRefused = (await ask(api, path, headers, method)) === 'proof_required'
      expect([name, isRefused]).toEqual([name, needsProof])
    }
  },
)

it('R-staff-code: whatever the role, a session by mailed code opens no route to money, prices, the property or the staff', async () => {
  const api = await openTestApi()
  const { headers } = await joinByMail(api, 'owner')
  for (const [name, { method, path, right }] of guarded) {
    const code = await ask(api, path, headers, method)
    expect([name, code === 'passkey_sign_in']).toEqual([name, isSensitive(right)])
    expect([name, code]).not.toEqual([name, 'forbidden'])
  }
  // a route that nobody has in any role is refused by role first
  const desk = await joinByMail(api, 'desk')
  const set = { rooms: ['coral-suite'], nights: [] }
  expect((await desk.call('changePrices', { body: set })).data.code).toBe('forbidden')
})

it('R-staff-rights: opens no route to strangers, signed-in guests, or forged sessions', async () => {
  const api = await openTestApi()
  const { auth, refreshToken } = await joinAs(api)
  const strangers = [
    {},
    auth,
    { Cookie: `__Host-calm-rest-session=${refreshToken}` },
    { Cookie: `__Host-calm-rest-staff=${refreshToken}`, ...auth },
    { Cookie: '__Host-calm-rest-staff=' },
  ]
  for (const headers of strangers)
    for (const [name, { method, path }] of guarded)
      expect([name, await ask(api, path, headers, method)]).toEqual([name, 'unauthorized'])
})

it('answers each route only to its own method', async () => {
  const api = await openTestApi()
  const { headers } = await joinStaff(api)
  for (const path of new Set(all.map(([, route]) => route.path))) {
    const known = all.filter(([, route]) => route.path === path).map(([, { method }]) => method as string)
    for (const method of methods.filter((one) => !known.includes(one)))
      expect(['not_found', 'method_not_allowed'], `${method} ${path}`).toContain(
        await ask(api, path, headers, method),
      )
  }
})

it('R-staff-csrf: refuses requests that another site makes a browser send, even reads, and writes without an origin', async () => {
  const api = await openTestApi()
  const { headers } = await joinStaff(api)
  for (const [name, { method, path }] of guarded) {
    const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' }
    expect([name, await ask(api, path, foreign, method)]).toEqual([name, 'cross_site'])
    const sibling = { ...headers, 'Sec-Fetch-Site': 'same-site' }
    expect([name, await ask(api, path, sibling, method)]).toEqual([name, 'cross_site'])
    if (method === 'get') continue
    const { Cookie } = headers
    const unsaid = await api.app.request(addressOf(path), { method: 'POST', headers: { Cookie }, body: '{}' })
    expect([name, (await unsaid.json()).code]).toEqual([name, 'cross_site'])
  }
})

it('the guide has the table of rights', () => {
  const guide = readFileSync(new URL('../../../../docs/desk.md', import.meta.url), 'utf8')
  const rows = rights.map((right) =>
    [
      right,
      ...roles.map((role) => (rightsOf(role).includes(right) ? 'yes' : '–')),
      isSensitive(right) ? '–' : 'as the role',
    ].join(' | '),
  )
  const table = guide.split('\n').map((line) => line.replace(/^\| *| *\|$/g, '').replace(/ *\| */g, ' | '))
  expect(table).toEqual(expect.arrayContaining(rows))
})
