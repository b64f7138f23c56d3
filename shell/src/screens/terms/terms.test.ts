import type { PropertyTerms } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { facts, renderPage } from '../../testing/page.fixture.ts'

it('has each part of the terms, with limits and hours', async () => {
  const { outline } = await renderPage('/terms')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Terms of Service
      p: What we promise each other when you book a room or use this website.
      h2: Between whom
      p: Your contract is with Calm Rest, 27 Lighthouse Lane, Mirissa 81740, Sri Lanka (stay@calmrest.ex…
      h2: How a booking comes about
      p: When you send the booking form and the website shows you a reference, the room is yours for tho…
      p: You can book up to 8 guests and 90 nights at a time. For more, please write to us.
      h2: Prices
      p: Prices are in US dollars, for the room and the night, with breakfast and taxes. The total that …
      h2: Cancellation
      p: Cancelling is free within 24 hours of booking. After that there is no refund, but please tell u…
      p: If we have to cancel for a reason on our side, you pay nothing, and we help you find another pl…
      h2: Your stay
      p: Rooms are ready from 14:00 and are yours until 11:00 on the day you leave. Damage that is more …
      p: From ten in the evening the house is quiet. We ask for no smoking indoors, and for no more gues…
      h2: Reviews
      p: Anyone who stayed with us may write a review, and we publish the good and the bad ones. We hold…
      h2: This website
      p: We keep it running with care, but cannot promise that it is always there. Please do not try to …
      h2: Law
      p: The law of the country in which the house stands applies: Sri Lanka. If you book as a consumer,…"
  `)
})

const named = (en: string) => ({ en, de: `${en} auf Deutsch`, zh: `${en}中文` })

const plan = (
  cancellation: PropertyTerms['plans'][number]['cancellation'],
  given: Partial<PropertyTerms['plans'][number]> = {},
) => ({ id: 'standard', name: named('Flexible'), cancellation, ...given })

/** What the terms say below a heading. */
const saidUnder = async (heading: string, given: Partial<PropertyTerms>, lang: Lang = 'en') => {
  const terms: PropertyTerms = {
    plans: [plan({ kind: 'non_refundable' })],
    breakfast: 'included',
    addedCharges: [],
    ...given,
  }
  const { outline } = await renderPage('/terms', { lang, facts: { ...facts, terms } })
  const [, said = ''] = outline().split(`h2: ${heading}\n`)
  return said.split('\n  h2: ')[0]
}

it.each([
  ['48 hours', { kind: 'hours_after_booking', hours: 48 }, 'free within 48 hours of booking;'],
  ['1 hour', { kind: 'hours_after_booking', hours: 1 }, 'free within 1 hour of booking;'],
  ['no hours', { kind: 'hours_after_booking', hours: 0 }, 'p: There is no refund after booking.'],
  ['7 days', { kind: 'days_before_arrival', days: 7 }, 'free until 7 days before you arrive;'],
  ['1 day', { kind: 'days_before_arrival', days: 1 }, 'free until 1 day before you arrive;'],
  ['the arrival', { kind: 'days_before_arrival', days: 0 }, 'free until the day you arrive;'],
  ['nothing', { kind: 'non_refundable' }, 'p: There is no refund after booking.'],
] as const)('says until when cancelling is free: %s', async (_limit, rule, said) => {
  expect(await saidUnder('Cancellation', { plans: [plan(rule)] })).toContain(said)
})

it('names each plan with its rule and its own words, in the language of the page', async () => {
  const plans = [
    plan({ kind: 'days_before_arrival', days: 7 }),
    plan({ kind: 'non_refundable' }, { id: 'saver', name: named('Saver'), policy: named('Tell us early.') }),
  ]
  expect(await saidUnder('Stornierung', { plans }, 'de')).toMatchInlineSnapshot(`
    "  p: Flexible auf Deutsch: Bis 7 Tage vor der Anreise stornieren Sie kostenlos; danach gibt es keine…
      p: Saver auf Deutsch: Nach der Buchung gibt es keine Erstattung. Tell us early. auf Deutsch
      p: Es gilt, was Ihnen bei der Buchung gesagt wurde. Sagen Sie uns bitte in jedem Fall Bescheid: Je…
      p: Müssen wir aus einem Grund absagen, der bei uns liegt, zahlen Sie nichts, und wir helfen Ihnen,…"
  `)
})

it('says what prices contain, and which charges are added', async () => {
  expect(await saidUnder('Prices', { breakfast: 'extra' })).toMatchInlineSnapshot(
    `"  p: Prices are in US dollars, for the room and the night, with taxes; breakfast can be added. The t…"`,
  )
  expect(
    await saidUnder('Prices', { breakfast: 'none', addedCharges: [named('City tax'), named('Service')] }),
  ).toMatchInlineSnapshot(`
    "  p: Prices are in US dollars, for the room and the night, with taxes and without breakfast. The tot…
      p: What comes on top is in every price that we show, and a line of its own in your total: City tax…"
  `)
})
