import type { StaffTexts } from '@calm-rest/contract/staff'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { rates } from '../prices/rates/rates.fixture.tsx'
import { PricesView } from '../prices/view.tsx'
import { anAmenity, aRoom } from '../property/property.fixture.tsx'
import { PropertyView } from '../property/view.tsx'
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

it('lists in one place what a language lacks, with the way to the field of each', async () => {
  const missing = [
    { kind: 'page', id: 'about', name: '', count: 2 },
    { kind: 'room', id: 'loft', name: 'Loft', count: 1 },
    { kind: 'amenity', id: 'pool', name: 'Pool', count: 1 },
    { kind: 'extra', id: 'shuttle', name: 'Shuttle', count: 1 },
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
    ['/remote-route//desk/texts?screen=about&missing=de', 'About Page, 2'],
    ['/remote-route//desk/property?room=loft&missing=de', 'Loft Room, 1'],
    ['/remote-route//desk/property?amenity=pool&missing=de', 'Pool Amenity, 1'],
    ['/remote-route//desk/prices?rule=extras%2Fshuttle&missing=de', 'Shuttle Extra, 1'],
  ])
})

let focused: string | null = null

/** Notes which field gets the focus: the simulated document has none. */
const Watched = ({ children }: { children: ReactNode }) => {
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    focused = this.getAttribute('name')
  }
  return children
}

const mountWatched = (element: ReactNode, answers: Answers) => {
  focused = null
  return mountInDesk(<Watched>{element}</Watched>, answers)
}

it('leads from the list to the first field that lacks the text, in its language', async () => {
  const texts = { readTexts: header({ fields: { title, lead } }) }
  const onPage = await mountWatched(<TextsView screen="about" missing="de" />, texts)
  await onPage.until(() => expect(focused).toBe('fields.lead.de'))
  const room = aRoom({ texts: { ...aRoom().texts, de: { name: 'Meerblick', bed: '', description: '' } } })
  const ofRoom = await mountWatched(<PropertyView room="sea" missing="de" />, {
    readRoomType: room,
    listAmenities: [],
  })
  await ofRoom.until(() => expect(focused).toBe('texts.de.bed'))
})

it('fills the missing names of an amenity in its dialog, and the words of a plan, by one press', async () => {
  const pool = anAmenity('pool', 'Pool')
  const amenity = await mountWatched(<PropertyView room={undefined} amenity="pool" missing="de" />, {
    listRoomTypes: [],
    listAmenities: [Object.assign({}, pool, { names: { en: 'Pool', de: '', zh: '泳池' } })],
    readTranslator: { host: 'translate.example' },
    proposeTexts: { drafts: [{ field: 'names.de', text: 'Becken' }] },
    changeAmenity: pool,
  })
  await amenity.until(() => expect(focused).toBe('names.de'))
  await amenity.until(() => expect(buttonIn(amenity.page)).toBeDefined())
  await amenity.press(buttonIn(amenity.page))
  const name = amenity.page.querySelector('[name="names.de"]')
  await amenity.until(() => expect(name).toHaveProperty('value', 'Becken'))
  expect(amenity.sent('proposeTexts')).toEqual({ to: 'de', of: { amenityId: 'pool' } })

  const policy = { en: 'No pets.', de: '', zh: '不收宠物' }
  const [standard, saver] = rates.plans
  const plan = await mountWatched(<PricesView rule="plans/saver" missing="de" />, {
    readRates: Object.assign({}, rates, { plans: [standard, Object.assign({}, saver, { policy })] }),
    readTranslator: { host: 'translate.example' },
    proposeTexts: { drafts: [{ field: 'policy.de', text: 'Keine Haustiere.' }] },
  })
  await plan.until(() => expect(focused).toBe('policy.de'))
  await plan.until(() => expect(buttonIn(plan.page)).toBeDefined())
  await plan.press(buttonIn(plan.page))
  const words = plan.page.querySelector('[name="policy.de"]')
  await plan.until(() => expect(words).toHaveProperty('value', 'Keine Haustiere.'))
  expect(plan.sent('proposeTexts')).toEqual({ to: 'de', of: { list: 'plans', ruleId: 'saver' } })
})
