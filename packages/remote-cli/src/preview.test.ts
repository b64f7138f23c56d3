import { expect, it } from 'vitest'
import { preview } from './preview.ts'
import type { Project } from './project.ts'
import { startReleaseApi } from './release-api.fixture.ts'
import { createSiteReleases } from './site-releases.ts'

const project: Project = {
  folder: '',
  remote: 'mf-spa',
  version: '1.5.0',
  owner: '@calm-rest/spa',
  site: undefined,
}

const weight = (kilobytes: number) => ({ bytes: kilobytes * 3 * 1024, brotliBytes: kilobytes * 1024 })

const receipt = {
  remote: 'mf-spa',
  version: '1.5.0-pr.12.3',
  live: '1.4.0' as string | null,
  gate: 'missing',
  url: 'https://calmrest.example/?mf-spa=1.5.0-pr.12.3~abc.def',
  compare: 'https://calmrest.example/releases/compare?mf-spa=1.5.0-pr.12.3~abc.def',
  expiresAt: '2027-03-01T10:00:00.000Z',
  sizes: [
    { kind: 'script', live: weight(70), candidate: weight(71.5) },
    { kind: 'style', live: weight(4), candidate: weight(4) },
    { kind: 'server', live: weight(20), candidate: weight(12) },
    { kind: 'a newer kind', live: weight(0), candidate: weight(1) },
  ],
}

const asked = async (command: { version?: string; markdown?: boolean }, body: object = receipt) => {
  const { site, asked: requests } = await startReleaseApi([200, body])
  const releases = createSiteReleases({ site, remote: 'mf-spa', token: async () => 'secret' })
  const full = { name: 'preview' as const, version: undefined, days: 7, markdown: false, ...command }
  const outcome = await preview(full, project, releases).catch((cause: Error) => cause)
  return { outcome, requests }
}

it.each([
  [{}, '1.5.0'],
  [{ version: '1.5.0-pr.12.3' }, '1.5.0-pr.12.3'],
])('asks the site for addresses of %j', async (command, version) => {
  const { outcome, requests } = await asked(command)
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/releases/mf-spa/preview', token: 'Bearer secret' },
  ])
  expect(JSON.parse(String(requests[0]?.body))).toEqual({ version, days: 7 })
  expect(outcome).toMatchObject({
    text: [receipt.url, `compare ${receipt.compare}`, `until ${receipt.expiresAt}`].join('\n'),
    json: { remote: 'mf-spa', url: receipt.url, gate: 'missing' },
  })
})

it("writes a pull request's comment, with a first line by which a later run finds it", async () => {
  const { outcome } = await asked({ markdown: true })
  expect(outcome).toMatchObject({
    text: `<!-- calm-rest-remote preview mf-spa -->
### Preview of mf-spa 1.5.0-pr.12.3

[Open the site with it](${receipt.url}) · [Compare it with 1.4.0](${receipt.compare})

| Sent, in brotli | 1.4.0, live | 1.5.0-pr.12.3 | Change |
| --- | ---: | ---: | ---: |
| Scripts | 70.0 KB | 71.5 KB | +1.5 KB |
| Styles | 4.0 KB | 4.0 KB | the same |
| Server bundle, never sent | 20.0 KB | 12.0 KB | −8.0 KB |
| a newer kind | 0.0 KB | 1.0 KB | +1.0 KB |

The gate has not tried it yet. Anyone with these links sees it until 2027-03-01 10:00 UTC.`,
  })
})

it("reports that nothing is live yet, and the gate's findings", async () => {
  const { outcome } = await asked({ markdown: true }, { ...receipt, live: null, gate: 'failed' })
  const { text } = outcome as { text: string }
  for (const said of ['[Look at it alone](', '| nothing live |', 'It failed the gate.'])
    expect(text).toContain(said)
})

it('fails where the site answers something else', async () => {
  const { outcome } = await asked({}, { ...receipt, url: undefined })
  expect(String(outcome)).toContain('something else than the contract says')
})
