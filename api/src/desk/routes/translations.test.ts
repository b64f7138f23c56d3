import { expect, it } from 'vitest'
import { createLibreTranslate } from '../../property/translation/libre-translate.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'
import { openTranslateServer } from '../../testing/translate-server.ts'

const open = async (charsPerDay = 50_000, answer?: Parameters<typeof openTranslateServer>[0]) => {
  const { url, asked } = await openTranslateServer(answer)
  const translator = createLibreTranslate({ url, apiKey: 'a-key', timeoutMs: 500 })
  const staff = await openTestStaff('owner', { translation: { translator, charsPerDay } })
  const { call } = staff
  const section = { screen: 'about', section: 'header' } as const
  /** Writes the header of the page, with a title in every language and a lead in English alone. */
  const write = async (lead: string) => {
    const { version } = (await call('readTexts')).data.screens.about?.header ?? { version: '' }
    const title = { en: 'About', de: 'Über uns', zh: '关于' }
    const content = { fields: { title, lead: { en: lead } } }
    return call('changeTexts', { params: section, body: { version, content } })
  }
  const propose = () => call('proposeTexts', { body: { to: 'de', of: section } })
  return { ...staff, asked, url, section, write, propose }
}

it('proposes what a language lacks: sends stored texts alone, and changes nothing', async () => {
  const { api, call, asked, url, write, propose } = await open()
  expect((await call('readTranslator')).data).toEqual({ host: new URL(url).host })
  await write('{{name}} is <b>quiet</b>.')
  const { data } = await propose()
  expect(data).toEqual({ drafts: [{ field: 'fields.lead.de', text: 'de: {{name}} is <b>quiet</b>.' }] })
  expect(asked).toEqual([
    { q: ['{{name}} is <b>quiet</b>.'], source: 'en', target: 'de', format: 'text', api_key: 'a-key' },
  ])
  const shown = await (await api.get('/api/texts/about?lang=de')).json()
  expect(shown.header.lead).toEqual({ text: 'Calm Rest is <b>quiet</b>.', lang: 'en' })
  const listed = (await call('readMissingTexts')).data.languages.find(({ lang }) => lang === 'de')
  expect(listed?.missing).toEqual([{ kind: 'page', id: 'about', name: '', count: 1 }])
})

it('leaves out a draft that names other facts, and signs that turn the text', async () => {
  const { write, propose } = await open(50_000, (response, { q }) =>
    response.end(JSON.stringify({ translatedText: q.map(() => '\u202eRuhig\u0000') })),
  )
  await write('{{name}} is quiet.')
  expect((await propose()).data).toEqual({ drafts: [] })
  await write('Quiet.')
  expect((await propose()).data).toEqual({ drafts: [{ field: 'fields.lead.de', text: 'Ruhig' }] })
})

it('proposes names of amenities, and names and words of rates', async () => {
  const { call, asked } = await open()
  const pool = (await call('listAmenities')).data.find(({ id }) => id === 'pool')
  if (!pool) throw new Error('The seed has no pool')
  const { id, icon, version, names } = pool
  await call('changeAmenity', { params: { id }, body: { version, icon, names: { ...names, de: '' } } })
  const rates = async () => (await call('readRates')).data
  const plan = {
    list: 'plans',
    percent: -10,
    cancellation: { kind: 'non_refundable' },
    breakfast: null,
  } as const
  const policy = { en: 'No {{pets}}.', de: '', zh: '' }
  await call('saveRate', {
    body: { version: (await rates()).version, ...plan, names: { en: 'Saver', de: '', zh: '' }, policy },
  })
  const propose = async (of: object) =>
    (await call('proposeTexts', { body: { to: 'de', of: of as never } })).data
  expect(await propose({ amenityId: id })).toEqual({
    drafts: [{ field: 'names.de', text: `de: ${names.en}` }],
  })
  expect(await propose({ list: 'plans', ruleId: 'saver' })).toEqual({
    drafts: [
      { field: 'names.de', text: 'de: Saver' },
      { field: 'policy.de', text: 'de: No {{pets}}.' },
    ],
  })
  expect(asked).toHaveLength(2)
  expect(await propose({ amenityId: 'none' })).toMatchObject({ code: 'amenity_not_found' })
  expect(await propose({ list: 'taxes', ruleId: 'none' })).toMatchObject({ code: 'not_found' })
})

it.each([
  ['refuses', (response) => response.writeHead(403).end('{"error":"a-key is wrong"}')],
  ['leads elsewhere', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ['sends without end', (response) => response.end(`{"translatedText":["${'x'.repeat(400_001)}"]}`)],
  ['returns other texts', (response) => response.end('{"translatedText":[]}')],
  ['never answers', () => {}],
] as [string, Parameters<typeof openTranslateServer>[0]][])(
  'says that the service does not answer where it %s, and nothing of what it said',
  async (_, answer) => {
    const { write, propose } = await open(50_000, answer)
    await write('Quiet.')
    const { status, data } = await propose()
    expect([status, data.code]).toEqual([502, 'translation_failed'])
    expect(JSON.stringify(data)).not.toContain('a-key')
  },
)

it('sends no more characters in a day than is allowed, and no text that is too long', async () => {
  const { asked, write, propose } = await open(10)
  await write('Six si')
  expect((await propose()).status).toBe(200)
  const { status, data } = await propose()
  expect([status, data.code, asked.length]).toEqual([429, 'too_many_translations', 1])
})

it('offers nothing without a service, and to nobody without the right', async () => {
  const { call, api } = await openTestStaff()
  expect((await call('readTranslator')).data).toEqual({ host: null })
  const of = { roomId: 'coral-suite' }
  const off = await call('proposeTexts', { body: { to: 'de', of } })
  expect([off.status, off.data.code]).toEqual([409, 'translation_off'])
  const desk = await joinStaff(api, 'desk', { name: 'Amal' })
  expect((await desk.call('proposeTexts', { body: { to: 'de', of } })).status).toBe(403)
})
