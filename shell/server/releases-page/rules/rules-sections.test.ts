import { join } from 'node:path'
import {
  createReleaseStore,
  exceptionReason,
  openFlagsFile,
  openHooksFile,
  openReleaseRules,
} from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { emptyDocument, temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { aSite } from '../../site.fixture.ts'
import { flagFacts } from './flag-facts.ts'
import { freezeFacts } from './freeze-facts.ts'
import { hostText } from './hook-facts.ts'

const now = new Date('2030-12-21T00:00:00.000Z')
const byAnn = { addedBy: 'ann', addedAt: '2030-12-01T00:00:00.000Z' }
const freeze = { from: '2030-12-20T00:00:00.000Z', to: '2030-12-27T00:00:00.000Z', reason: 'Christmas' }

let trust: string
let site: ReturnType<typeof aSite>

const open = (environments: string[] = []) => {
  trust = join(temporaryFolder('trust'), 'release-trust')
  const rules = openReleaseRules(trust)
  if (environments.length > 0) rules.environments.set(environments)
  site = aSite({ trust, now: () => now, openStore: (folder) => createReleaseStore(folder, { rules }) })
  return rules
}

beforeEach(() => void open())

const show = async (path: string) => {
  const html = await (await site(path)).text()
  const document = emptyDocument()
  document.body.innerHTML = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = (selector: string) =>
    document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return { html, text, ids: [...document.querySelectorAll('#sections > *')].map(({ id }) => id) }
}

it('has no section of rules where there are none', async () => {
  expect((await show('/releases')).ids).toEqual(['now', 'remotes', 'changes'])
  expect((await show('/releases/mf-rooms')).ids).toEqual([
    'notes',
    'now',
    'story',
    'vitals',
    'versions',
    'uses',
  ])
})

it('says what is live in each environment, and how neighbours differ', async () => {
  open(['staging', 'production'])
  publishSmall(site.store, site.folder, '1.1.0')
  publishSmall(site.store, site.folder, '2.0.0', 'mf-spa')
  publishSmall(site.store, site.folder, '2.0.0', 'mf-yoga')
  const staging = await site.store.at('staging')
  await staging.promote('mf-rooms', '1.1.0', 'ann')
  await staging.promote('mf-spa', '2.0.0', 'ann')
  await staging.promote('mf-yoga', '2.0.0', 'ann')
  const { text } = await show('/releases')
  expect(text('#environments > p')).toBe(
    'A version goes live in this order: staging → production. This site is production.',
  )
  expect(text('#environments li')).toBe('mf-rooms 1.1.0 is live in staging; production still has 1.0.0.')
  expect(text('#environments li + li')).toBe('Only in staging: mf-spa 2.0.0, mf-yoga 2.0.0')
  expect((await show('/releases?q=mf-none')).ids).not.toContain('environments')
})

it('says when releases are frozen, by whom and why: those that run or come', async () => {
  const { freezes } = open()
  freezes.add({ ...freeze, ...byAnn })
  freezes.add({ ...freeze, from: '2031-01-20T00:00:00.000Z', to: '2031-01-27T00:00:00.000Z', ...byAnn })
  freezes.add({ ...freeze, from: '2030-11-20T00:00:00.000Z', to: '2030-11-27T00:00:00.000Z', ...byAnn })
  const { text, html } = await show('/releases')
  expect(text('#freezes li')).toBe(
    'Nothing new goes live until 27 Dec 2030, 05:30 Christmas all remotes · set by ann',
  )
  expect(html.match(/set by ann/g)).toHaveLength(2)
  expect((await show('/releases?q=easter')).ids).not.toContain('freezes')
})

it('names what went live during a freeze all the same, and why', () => {
  const rules = open()
  const added = rules.freezes.add({ ...freeze, ...byAnn })
  const change = { at: '2030-12-21T00:00:00.000Z', action: 'promote' as const, version: '1.1.0', by: 'ben' }
  const history = [change, { ...change, reason: exceptionReason(added, 'payments fail') }]
  const store = {
    remotes: () => ['mf-rooms'],
    readChannels: () => ({
      stable: '1.1.0',
      previous: null,
      canary: null,
      manifests: {},
      segments: {},
      history,
    }),
  }
  expect(freezeFacts(store, rules, now)?.[0]?.exceptions).toMatchObject([
    { remote: 'mf-rooms', version: '1.1.0', by: 'ben', why: 'payments fail' },
  ])
})

it('names the host of a hook, and neither its address nor its secret', async () => {
  const hook = openHooksFile(trust).add({
    url: 'https://a1b2c3.chat.example/T0K3N/in',
    remote: 'mf-rooms',
    ...byAnn,
  })
  await site.store.hookDeliveries.replace(
    JSON.stringify({
      [hook.id]: { position: {}, paused: { at: '2030-12-20T00:00:00.000Z', error: 'http_410' } },
    }),
    undefined,
  )
  for (const path of ['/releases', '/releases/mf-rooms']) {
    const { text, html } = await show(path)
    expect(text('#hooks th[scope=row]')).toBe(`***.chat.example${hook.id}`)
    expect(text('#hooks tbody')).toContain('paused since 20 Dec 2030, 05:30 (http_410)')
    for (const secret of ['T0K3N', 'a1b2c3', hook.secret]) expect(html).not.toContain(secret)
  }
})

it.each([
  ['https://hooks.chat.example/T', 'hooks.chat.example'],
  ['https://abcdefghijklmnopqrstu.in.example/', '***.in.example'],
  ['http://127.0.0.1:9/x', '127.0.0.1'],
])('shows of %s the host %s', (url, host) => expect(hostText(url)).toBe(host))

it('shows flags that a release declares, and no other', async () => {
  const flags = openFlagsFile(trust)
  const changed = { remote: 'mf-rooms', changedBy: 'ann', changedAt: '2030-12-02T00:00:00.000Z' }
  flags.set({ ...changed, name: 'secret-plan', value: true })
  const { html } = await show('/releases/mf-rooms')
  expect(html).not.toContain('secret-plan')
})

it('misses no flags of a remote that declares none where their file cannot be read', () => {
  const unreadable = {
    read: () => {
      throw new Error('no JSON')
    },
  }
  expect(flagFacts(site.store, unreadable, 'mf-rooms')).toEqual([])
})
