import { previewReceipt } from '@calm-rest/contract/release-api'
import { packFolder, wholeBuild } from '@calm-rest/releases/testing'
import { beforeEach, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

const version = '1.1.0-pr.12.3'

beforeEach(async () => {
  api = openReleaseApi()
  token = api.tokenFor({ rights: ['publish'] }).token
  await api.put(token, version)
})

const asked = async (input: object = { version }) => {
  const answer = await api.post(token, 'preview', input)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return previewReceipt.parse(await answer.json())
}

const dayMs = 24 * 60 * 60 * 1000
const daysUntil = (iso: string) => (Date.parse(iso) - Date.now()) / dayMs

/** Version of the remote on the page of a signed address; undefined if it has none. */
const shownBy = async (address: string) => {
  const { search } = new URL(address)
  const { remotes } = await (await api.site(`/composition.json${search}`)).json()
  return remotes[remote]?.manifest.version
}

it('gives a team addresses of its own candidate, which show it only to people who have them', async () => {
  const { url, compare, expiresAt, ...facts } = await asked()
  expect(facts).toMatchObject({ remote, version, live: null, gate: 'missing' })
  expect(facts.sizes.map(({ kind }) => kind)).toEqual(['script', 'style', 'words', 'other'])
  expect(daysUntil(expiresAt)).toBeCloseTo(7, 2)
  expect(await shownBy(url)).toBe(version)
  expect(await shownBy('http://localhost/')).toBe(undefined)
  expect(compare).toBe(url.replace('/?', '/releases/compare?'))
  expect((await api.site(compare.slice('http://localhost'.length))).status).toBe(200)
})

it('says what the gate found, and what the live version weighs', async () => {
  const { token: other } = api.tokenFor({ withoutGate: true })
  await api.put(other, '1.0.0', await packFolder(wholeBuild('1.0.0', remote, 'a shorter one').dist))
  await api.post(other, 'promote', { version: '1.0.0' })
  api.gate(version, false)
  const { live, gate, sizes } = await asked({ version, days: 30 })
  expect([live, gate]).toEqual(['1.0.0', 'failed'])
  const script = sizes.find(({ kind }) => kind === 'script')
  expect(script?.live.bytes).toBe("entry('a shorter one')list('a shorter one')".length)
  expect(script?.candidate.bytes).toBe(`entry('${version}')list('${version}')`.length)
})

it.each([
  ['for ever', { version, days: 365 }, '400 invalid_release_request'],
  ['for no time', { version, days: 0 }, '400 invalid_release_request'],
  ['of no version', {}, '400 invalid_release_request'],
  ['of what is not published', { version: '9.9.9' }, '404 release_not_found'],
])('gives none %s', async (_, input, outcome) => {
  expect(await outcomeOf(api.post(token, 'preview', input))).toBe(outcome)
})

it('gives none of a version that was retired, and ends those that were given', async () => {
  const { url, compare } = await asked()
  await api.post(api.tokenFor().token, 'retire', { version })
  expect(await outcomeOf(api.post(token, 'preview', { version }))).toBe('409 version_withdrawn')
  expect(await shownBy(url)).toBe(undefined)
  expect((await api.site(compare.slice('http://localhost'.length))).status).toBe(403)
})

it('R-mf-rights: gives none to a stranger, to another team, or to who may only promote', async () => {
  const others = api.tokenFor({ team: '@calm-rest/rooms', remote: 'mf-rooms' }).token
  expect(await outcomeOf(api.post(undefined, 'preview', { version }))).toBe('401 release_token_missing')
  expect(await outcomeOf(api.post(others, 'preview', { version }))).toBe('403 remote_forbidden')
  const promotes = api.tokenFor({ rights: ['promote'] }).token
  expect(await outcomeOf(api.post(promotes, 'preview', { version }))).toBe('403 right_forbidden')
  expect(await outcomeOf(api.post(token, 'preview', { version: '1.0.0' }, 'mf-rooms'))).toBe(
    '403 remote_forbidden',
  )
})

it('stands in the log with who asked and for how long, and never with the address', async () => {
  const { url } = await asked({ version, days: 2 })
  await api.post(token, 'preview', { version: '9.9.9' })
  const [given, refused] = api.acts.filter(({ act }) => act === 'preview')
  expect(given).toMatchObject({ remote, version, days: 2, by: '@calm-rest/spa', status: 200 })
  expect(refused).toMatchObject({ version: '9.9.9', status: 404, code: 'release_not_found' })
  expect(JSON.stringify(api.acts)).not.toContain(url.split('~')[1])
})
