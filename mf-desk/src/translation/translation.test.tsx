import type { StaffTexts } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { TextsView } from '../texts/view.tsx'

const header = (content: object, version = 'v1') =>
  ({ screens: { about: { header: { version, content } } } }) as unknown as StaffTexts
const title = { en: 'About', de: 'Über uns', zh: '关于' }
const lead = { en: 'A house.', zh: '一座房子。' }
const drafts = [{ field: 'fields.lead.de', text: 'Ein Haus.' }]

const mount = (answers: Answers = {}) =>
  mountInDesk(<TextsView screen="about" />, {
    readTexts: header({ fields: { title, lead } }),
    readTranslator: { host: 'translate.example' },
    proposeTexts: { drafts },
    ...answers,
  })

const buttonIn = (place: ParentNode) =>
  [...place.querySelectorAll('button')].find(
    (one) => one.textContent?.includes('German') && one.textContent.startsWith('Propose'),
  ) as Element

it('fills an empty field with a draft, marked until somebody changes or saves it', async () => {
  const { page, press, sent, fill, submit, until } = await mount({
    changeTexts: { version: 'v2', content: { fields: {} } },
  })
  const field = page.querySelector('[name="fields.lead.de"]') as HTMLTextAreaElement
  const form = field.closest('form') as HTMLFormElement
  expect(form.textContent).toContain('goes to translate.example')
  await press(buttonIn(form))
  await until(() => expect(field).toHaveProperty('value', 'Ein Haus.'))
  expect(sent('proposeTexts')).toEqual({ to: 'de', of: { screen: 'about', section: 'header' } })
  expect(form.textContent).toContain('Draft by a machine')
  expect(sent('changeTexts')).toBeUndefined()
  await fill(field, 'Ein stilles Haus.')
  expect(form.textContent).not.toContain('Draft by a machine')
  await submit(form)
  expect(sent('changeTexts')).toMatchObject({
    content: { fields: { lead: { ...lead, de: 'Ein stilles Haus.' } } },
  })
})

it('says why there is no draft, and changes nothing', async () => {
  const { page, press, until } = await mount({
    proposeTexts: refusedWith('translation_failed', 502),
  })
  await press(buttonIn(page))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(page.querySelector('[name="fields.lead.de"]')).toHaveProperty('value', '')
})

it('offers nothing without a service', async () => {
  const { page } = await mount({ readTranslator: { host: null } })
  expect(page.textContent).not.toContain('Propose')
})

it('lists in one place what a language lacks, with the way to each', async () => {
  const missing = [
    { kind: 'page', id: 'about', name: '', count: 2 },
    { kind: 'room', id: 'loft', name: 'Loft', count: 1 },
  ] as const
  const { page } = await mountInDesk(<TextsView screen={undefined} />, {
    readTexts: header({ fields: {} }),
    readMissingTexts: {
      languages: [
        { lang: 'de', missing: [...missing] },
        { lang: 'zh', missing: [] },
      ],
    },
  })
  const links = [...page.querySelectorAll('details li')].map((item) => [
    item.querySelector('a')?.getAttribute('href'),
    item.textContent,
  ])
  expect(links).toEqual([
    ['/remote-route//desk/texts?screen=about', 'About Page, 2'],
    ['/remote-route//desk/property?room=loft', 'Loft Room, 1'],
  ])
})
