import { hotel } from '@calm-rest/contract/hotel'
import type { StaffFacts } from '@calm-rest/contract/staff'
import { testProperty } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { FactsCard } from './facts-card.tsx'

const facts: StaffFacts = { ...testProperty, isCountingFixed: false, ownerLang: 'en', version: 'v1' }

const mount = async (answers: Answers = {}) => {
  const view = await mountInDesk(<FactsCard />, { readFacts: facts, ...answers })
  const named = (name: string) => view.page.querySelector(`[name="${name}"]`)
  const formOf = (name: string) => named(name)?.closest('form')
  return { ...view, named, formOf }
}

it('shows each group of facts with where guests see it', async () => {
  const { outline } = await mount()
  expect(outline().split('\n').slice(0, 24).join('\n')).toMatchInlineSnapshot(`
    "section 'Name, address and hours'
      h2: Name, address and hours
      form noValidate
        legend: The house
        p: The name is on every page, in mail, calendars and search engines.
        input 'Name' autoComplete=off maxLength=80 name=name required type=text value=Calm Rest
        p: Search engines read it.
        select 'Kind' name=kind described='Search engines read it.'
          option selected value=guesthouse: Guesthouse
          option value=hotel: Hotel
          option value=villa: Villa
          option value=apartments: Apartments
        select 'Language of mail to you' name=ownerLang
          option selected value=en: English
          option value=de: German
          option value=zh: Chinese
        button type=submit: Save
      form noValidate
        legend: Where it is
        p: At the foot of every page, in mail and its calendar file, on the location page and in search engines.
        input 'Street and number' autoComplete=off maxLength=120 name=address.street required type=text value=27 Lighthouse Lane
        input 'Postal code' autoComplete=off maxLength=20 name=address.postalCode type=text value=81740
        input 'Town' autoComplete=off maxLength=80 name=address.town required type=text value=Mirissa
        input 'Town in Chinese' autoComplete=off maxLength=80 name=townNames.zh type=text"
  `)
})

it('asks for the town in Chinese where guests read Chinese', async () => {
  const { named } = await mount({ readFacts: { ...facts, languages: ['de', 'en'] } })
  expect([named('address.town') !== null, named('townNames.zh')]).toEqual([true, null])
})

it('saves only what was changed, and says so until something else is', async () => {
  const { fill, named, submit, sent, until, page, asked, formOf } = await mount({ changeFacts: facts })
  await fill(named('checkInFrom'), '15:00')
  await submit(formOf('checkInFrom'))
  await until(() => expect(page.textContent).toContain('Saved. Guests see it'))
  expect(sent('changeFacts')).toEqual({ version: 'v1', checkInFrom: '15:00' })
  expect(asked.filter(({ name }) => name === 'readFacts')).toHaveLength(2)
  await fill(named('breakfastUntil'), '10:00')
  expect(page.textContent).not.toContain('Saved. Guests see it')
  await fill(named('phone'), '')
  await submit(formOf('phone'))
  await until(() => expect(page.textContent).toContain('Please fill this in.'))
})

it('sends a place and a person as a whole, and null for one of which nothing is left', async () => {
  const { fill, named, submit, sent, until, page, formOf } = await mount({ changeFacts: facts })
  await fill(named('address.town'), 'Weligama')
  for (const name of ['geo.latitude', 'geo.longitude']) await fill(named(name), '')
  await submit(formOf('address.town'))
  await until(() => expect(page.textContent).toContain('Saved.'))
  const { country: _, ...address } = testProperty.address
  expect(sent('changeFacts')).toEqual({
    version: 'v1',
    address: { ...address, town: 'Weligama' },
    geo: null,
  })
})

it.each([
  ['checkInFrom', 'checkOutUntil'],
  ['breakfastUntil', 'breakfastFrom'],
])('keeps what was typed where %s is refused, until one of both times is mended', async (name, other) => {
  const { fill, named, submit, until, page, formOf } = await mount({
    changeFacts: refusedWith('invalid_request', 400, { fields: [{ field: name, code: 'time_not_after' }] }),
  })
  await fill(named(name), '06:00')
  await submit(formOf(name))
  await until(() => expect(page.textContent).toContain('This must be later than the time before it.'))
  expect(named(name)?.getAttribute('aria-invalid')).toBe('true')
  expect(named(name)).toHaveProperty('value', '06:00')
  await fill(named(other), '05:00')
  expect(page.textContent).not.toContain('This must be later')
})

it('says beside its field why the address of a page is refused', async () => {
  const field = 'social.instagram'
  const { fill, named, submit, until, page, formOf } = await mount({
    changeFacts: refusedWith('invalid_request', 400, { fields: [{ field, code: 'invalid_url' }] }),
  })
  await fill(named(field), 'https://evil.example/')
  await submit(formOf(field))
  await until(() => expect(page.textContent).toContain('Please enter an https address'))
  expect(named(field)?.getAttribute('aria-invalid')).toBe('true')
})

it('sends the languages of the property, the main one first, and keeps at least one', async () => {
  const { fill, press, named, submit, sent, until, page, formOf } = await mount({ changeFacts: facts })
  const chosen = (lang: string) => page.querySelector(`[name="languages"][value="${lang}"]`) as Element
  await fill(named('mainLanguage'), 'de')
  await press(chosen('zh'))
  await submit(formOf('mainLanguage'))
  await until(() => expect(page.textContent).toContain('Saved.'))
  expect(sent('changeFacts')).toEqual({ version: 'v1', languages: ['de', 'en'] })
  await press(chosen('en'))
  await press(chosen('zh'))
  expect(chosen('de')).toHaveProperty('disabled', true)
})

it('proposes the time zone of the device to a property that has chosen none, and asks for a currency', async () => {
  const blank = { ...facts, currency: null, timeZone: null }
  const { fill, named, submit, sent, until, page, formOf } = await mount({
    readFacts: blank,
    changeFacts: { ...facts, currency: 'EUR' },
  })
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(named('timeZone')).toHaveProperty('value', device)
  await submit(formOf('currency'))
  await until(() => expect(page.textContent).toContain('Please fill this in.'))
  await fill(named('currency'), 'EUR')
  await submit(formOf('currency'))
  await until(() => expect(sent('changeFacts')).toEqual({ version: 'v1', currency: 'EUR', timeZone: device }))
  expect(hotel.currency).toBe('EUR')
})

it('says that figures stay, and once stays are counted in them, why neither can be changed', async () => {
  const { page } = await mount()
  expect(page.textContent).toContain('only the currency beside it changes, so that 120 stays 120')
  const fixed = await mount({ readFacts: { ...facts, isCountingFixed: true } })
  expect(fixed.named('currency')).toHaveProperty('disabled', true)
  expect(fixed.formOf('timeZone')?.querySelector('button')).toBeNull()
  expect(fixed.page.textContent).toContain('neither can be changed any more')
})
