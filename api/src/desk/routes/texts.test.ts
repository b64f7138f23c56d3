import type { StaffTextSection } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { openTestStaff } from '../../testing/staff.ts'

const open = async () => {
  const { api, call } = await openTestStaff()
  const section = async (name: string) => {
    const { data } = await call('readTexts')
    return data.screens.about?.[name] as StaffTextSection
  }
  return {
    api,
    section,
    shown: async (lang: string) => (await (await api.get(`/api/texts/about?lang=${lang}`)).json()) as Shown,
    change: (name: string, { version, content }: StaffTextSection) =>
      call('changeTexts', { params: { screen: 'about', section: name }, body: { version, content } }),
  }
}

type Shown = Record<string, Record<string, unknown>>

it('shows the owner’s texts from then on, in another language where one is missing', async () => {
  const { api, section, shown, change } = await open()
  const { version, content } = await section('header')
  const title = { en: ' About  {{name}} ', de: '', zh: '关于 {{town}}' }
  const { status, data } = await change('header', {
    version,
    content: { fields: { ...content.fields, title } },
  })
  expect([status, data.content.fields.title]).toEqual([200, { en: 'About {{name}}', zh: '关于 {{town}}' }])
  expect((await shown('en')).header?.title).toBe('About Calm Rest')
  expect((await shown('de')).header?.title).toEqual({ text: 'About Calm Rest', lang: 'en' })
  expect((await shown('zh')).header?.title).toBe('关于 米瑞莎')
  const [line] = await api.db
    .prepare<[], Record<string, string>>("SELECT who, subject FROM desk_log WHERE action = 'texts change'")
    .all()
  expect(line).toEqual({ who: 'owner', subject: 'about/header' })
})

it('hides a page from the facts of the property once its last section has no title', async () => {
  const { api, section, change } = await open()
  const unwritten = async () => (await (await api.get('/api/hotel/day')).json()).facts.unwritten
  expect(await unwritten()).toBeUndefined()
  for (const name of ['story', 'habits', 'manager']) {
    const { version, content } = await section(name)
    await change(name, { version, content: { ...content, fields: { ...content.fields, title: {} } } })
  }
  expect(await unwritten()).toEqual(['about'])
})

it('may be stored for good under the version of now, and under no other', async () => {
  const { api, section, change } = await open()
  const versionNow = async () => (await (await api.get('/api/texts?lang=de')).json()).version as string
  const cacheControl = async (version: string) =>
    (await api.get(`/api/texts/about?lang=en&v=${version}`)).headers.get('Cache-Control')
  const version = await versionNow()
  expect(await cacheControl(version)).toContain('immutable')
  await change('figures', { ...(await section('figures')), content: { fields: {}, items: [] } })
  expect(await cacheControl(version)).toBe('no-cache')
  expect(await cacheControl(await versionNow())).toContain('immutable')
})

it('refuses a change of a section that another has changed meanwhile, with the present one', async () => {
  const { section, change } = await open()
  const before = await section('manager')
  const mine = { title: { en: 'Who is here' } }
  await change('manager', { ...before, content: { fields: mine } })
  const { status, data } = await change('manager', before)
  expect([status, data]).toMatchObject([409, { current: { content: { fields: mine } } }])
})

const many = Array.from({ length: 7 }, () => ({ title: { en: 'Near' } }))

it.each([
  ['habits', { items: many }, 'items', 'too_large'],
  ['habits', { items: [{ title: { de: '' } }] }, 'items.0.title.en', 'required'],
  ['header', { fields: { title: { en: 'a'.repeat(61) } } }, 'fields.title.en', 'too_long'],
  ['header', { fields: { title: { de: 'a\u202eb' } } }, 'fields.title.de', 'unwanted_characters'],
  ['header', { fields: { title: { de: 'a\u0000b' } } }, 'fields.title.de', 'unwanted_characters'],
  ['header', { fields: { title: { zh: '{{password}}' } } }, 'fields.title.zh', 'unknown_variable'],
  ['header', { fields: { slogan: { en: 'x' } } }, 'fields', 'invalid_type'],
  ['header', { fields: {}, items: [] }, '', 'invalid_type'],
])('refuses of %s %j', async (name, content, field, code) => {
  const { section, change } = await open()
  const { version } = await section(name)
  const { status, data } = await change(name, { version, content: { fields: {}, ...content } })
  expect([status, data]).toMatchObject([400, { fields: [{ field, code }] }])
})

it('knows no other screen and no other section', async () => {
  const { api, change } = await open()
  expect((await api.get('/api/texts/attic')).status).toBe(400)
  expect((await change('attic', { version: '', content: { fields: {} } })).status).not.toBe(200)
})

it('takes a section without an entry, as one is before anybody has written it', async () => {
  const { section, change } = await open()
  const { version } = await section('figures')
  const { status, data } = await change('figures', { version, content: { fields: {} } })
  expect([status, data]).toMatchObject([200, { content: { fields: {}, items: [] } }])
})
