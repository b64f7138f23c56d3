import type { Status } from '@calm-rest/contract/schemas'
import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { facts } from '../../src/testing/facts.fixture.ts'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { aSite } from '../site.fixture.ts'

const well: Status = {
  at: '2027-06-01T09:30:00.000Z',
  recordedSince: '2027-05-01T00:00:00.000Z',
  parts: (['pages', 'booking', 'mail', 'elements'] as const).map((part) => ({
    part,
    state: 'works',
    since: '2027-05-20T09:30:00.000Z',
  })),
  incidents: [],
}

const broken: Status = {
  ...well,
  parts: well.parts.map((one) => (one.part === 'booking' ? { ...one, state: 'down' } : one)),
  incidents: [
    { parts: ['booking'], state: 'down', from: '2027-06-01T09:18:00.000Z', until: null },
    {
      parts: ['pages', 'mail'],
      state: 'disturbed',
      from: '2027-05-30T06:10:00.000Z',
      until: '2027-05-30T09:30:00.000Z',
    },
  ],
}

const read = async (answer: Response) => {
  const document = emptyDocument()
  const html = await answer.text()
  document.body.innerHTML = /<header.*<\/footer>/s.exec(html)?.[0] ?? ''
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())
  return { html, textOf, hrefs: [...document.querySelectorAll('a')].map((a) => a.getAttribute('href')) }
}

it.each([
  ['en', 'Everything works', 'Works'],
  ['de', 'Alles funktioniert', 'Funktioniert'],
  ['zh', '一切正常', '正常'],
])('R-status: says in %s what works and since when', async (lang, heading, works) => {
  const ask = aSite({ contentApi: aContentApi(), readStatus: async () => well })
  const answer = await ask(`/status?lang=${lang}`)
  const { html, textOf } = await read(answer)
  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}">`)
  expect([textOf('h1'), textOf('.state')]).toEqual([[heading], [works, works, works, works]])
  expect(textOf('.contact')).toEqual([])
  expect(html).not.toMatch(/<script|\{\{|undefined/)
})

it('R-status: says what is broken, what that means, how to reach the guesthouse, and what was before', async () => {
  const ask = aSite({ contentApi: aContentApi(), readStatus: async () => broken })
  const { textOf, hrefs } = await read(await ask('/status'))
  expect(textOf('h1')).toEqual(['Not everything works right now'])
  expect(textOf('.means')).toEqual([expect.stringContaining('Nobody can book online')])
  expect(hrefs).toEqual(
    expect.arrayContaining(['tel:+94415550142', 'mailto:stay@calmrest.example', '/api/status']),
  )
  expect(textOf('.past .soft')).toEqual([
    '1 Jun 2027, 14:48 – now (12 minutes)',
    '30 May 2027, 11:40 – 15:00 (3 hours)',
  ])
})

it('R-status: is sent from memory, packed, with a policy that permits nothing but its style', async () => {
  let made = 0
  const ask = aSite({
    contentApi: aContentApi(),
    readStatus: async () => {
      made += 1
      return well
    },
  })
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/status', { headers })))
  const [{ headers: sent } = new Response()] = answers
  expect([made, sent.get('Content-Encoding'), sent.get('Cache-Control')]).toEqual([
    1,
    'br',
    'public, max-age=15',
  ])
  expect((await (answers[0] as Response).arrayBuffer()).byteLength).toBeLessThan(3_500)
  expect(sent.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha384-[^']+'; font-src/,
  )
})

it('R-status: answers while the API is away, hangs or is broken', async () => {
  const contentApi = aContentApi()
  const waits = () => new Promise<never>(() => {})
  const breaks = () => Promise.reject(new Error('away'))
  for (const readFacts of [waits, breaks]) {
    const ask = aSite({ contentApi: { ...contentApi, readFacts }, readStatus: async () => broken })
    const { hrefs } = await read(await ask('/status'))
    // nobody has told whom to call
    expect(hrefs).toContain('/api/status')
    expect(hrefs.filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual([])
  }
})

it.each([
  [['de', 'en'] as const, ['?lang=de', '?lang=en']],
  [['de'] as const, []],
])('R-status: has the languages of the property alone: %j', async (languages, links) => {
  const contentApi = aContentApi({
    readFacts: async () => ({ status: 'found', value: { ...facts, languages: [...languages] } }),
  })
  const ask = aSite({ contentApi, readStatus: async () => well })
  const answer = await ask('/status', { headers: { 'Accept-Language': 'zh' } })
  const { html } = await read(answer)
  expect([...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links)
  expect(html).toContain('<html lang="de">')
})
