import type { SetupItem, StaffExamples, StaffSetup } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { SetupOffer } from './setup-offer.tsx'
import { SetupView } from './view.tsx'

const required = ['facts', 'room', 'terms', 'passkey', 'stays']

const anItem = (task: SetupItem['task'], given: Partial<SetupItem> = {}): SetupItem => ({
  task,
  isDone: true,
  isRequired: required.includes(task),
  langs: [],
  references: [],
  legal: [],
  unwritten: [],
  ...given,
})

const aSetup = (items: SetupItem[], given: Partial<StaffSetup> = {}): StaffSetup => ({
  version: 'v1',
  stage: 'examples',
  openedAt: null,
  pausedAt: null,
  isLeft: false,
  terms: null,
  items,
  ...given,
})

const examples: StaffExamples = {
  version: 'v2',
  rooms: [
    { roomId: 'palm', roomType: 'Palm Room', outcome: 'deleted', references: [] },
    { roomId: 'bay', roomType: 'Turtle Bay Room', outcome: 'ended', references: [] },
    { roomId: 'coral', roomType: 'Coral Suite', outcome: 'booked', references: ['CR-7K2M'] },
    { roomId: 'tea', roomType: 'Tea Room', outcome: 'changed', references: [] },
  ],
  reviews: 36,
}
const noExamples = { version: 'v3', rooms: [], reviews: 0 }

const mount = (setup: StaffSetup, answers: Answers = {}) =>
  mountInDesk(<SetupView />, { readSetup: setup, listExamples: examples, ...answers })

it('shows what is left, with the way to each, and what goes and stays of the examples', async () => {
  const { outline } = await mount(
    aSetup([
      anItem('facts', { isDone: false }),
      anItem('room'),
      anItem('stays', { isDone: false, references: ['CR-7K2M'] }),
      anItem('texts', { isDone: false, langs: ['de', 'zh'] }),
      anItem('pages', { isDone: false, langs: ['en'], unwritten: ['about', 'brochure'] }),
      anItem('mail', { isDone: false }),
    ]),
  )
  expect(outline()).toMatchInlineSnapshot(`
    "p: Guests see the example rooms and can book them. Once you open, they see only what is yours.
    section 'Needed before you open'
      h2: Needed before you open
      li data-task=facts
        p: Name, address, currency and e-mail
        p: Say what your house is called, where it is, how guests reach you, and its currency and time zone.
        a href=/remote-route//desk/property: To the facts of the house
      li data-task=room
        p: A room with a photograph
      li data-task=stays
        p: No guest in an example room
        p: These stays are in rooms that do not exist. Move or cancel them:
        a href=/remote-route//desk/stay?reference=CR-7K2M: CR-7K2M
    section 'Good to have'
      h2: Good to have
      li data-task=texts
        p: Room texts in every language
        p: Incomplete in some rooms: German, Chinese. There guests read another language.
        a href=/remote-route//desk/property: To the texts of the rooms
      li data-task=pages
        p: Page texts in every language
        p: Not whole in: English. Guests read what is missing in another language; a section without a title is left out.
        p: Guests do not find these pages until you write them: About, Brochure.
        a href=/remote-route//desk/texts: To the texts of the pages
      li data-task=mail
        p: Mail to guests
        p: Mail stays on this machine, and guests get no confirmation. Your technician sets SMTP_URL.
    section 'Breakfast and cancellation'
      h2: Breakfast and cancellation
      form noValidate
        p: Guests read this before they book. It is for the standard rate. All rates are under Prices.
        select 'Breakfast' name=breakfast required
          option selected: Please choose
          option value=included: Included
          option value=extra: Sold
          option value=none: None
        select 'Cancelling' name=kind
          option selected value=days_before_arrival: Free until some days before arrival
          option value=hours_after_booking: Free for some hours after booking
          option value=non_refundable: Never refunded
        input 'Days before arrival' autoComplete=off inputMode=numeric max=365 min=0 name=count required type=number value=7
        button type=submit: Save
    section 'Sender of mail'
      h2: Sender of mail
      p: Mail servers accept mail from this house only if its domain allows it in DNS. This check asks DNS the same questions, and changes nothing.
      p: Only if your mail provider names one. Otherwise the usual names are tried.
      input 'Name of the DKIM key' autoComplete=off maxLength=63 name=selector spellCheck=false type=text described='Only if your mail provider names one. Otherwise the usual names are tried.'
      button type=submit: Check now
    section 'Examples'
      h2: Examples
      p: The site began with invented examples: 2 room types and 36 reviews.
      li
        p: Palm Room
      li
        p: Turtle Bay Room
        p: no longer offered: past stays keep its name
      p: These rooms began as examples and stay:
      li
        p: Coral Suite
        p: somebody has come or paid: CR-7K2M
      li
        p: Tea Room
        p: you have changed it
      button 'Remove the examples' type=button: Remove the examples
    div role=status
      2 things are still needed. Then you can open here.
    button type=button: Not now"
  `)
})

it('asks for breakfast and cancellation, with a price where breakfast is sold for the first time', async () => {
  const answered = aSetup([anItem('terms')], {
    terms: { breakfast: 'extra', cancellation: { kind: 'hours_after_booking', hours: 48 } },
  })
  const { page, fill, submit, until, sent, answer } = await mount(aSetup([anItem('terms')]), {
    answerTerms: answered,
  })
  const form = () => page.querySelector('[name="breakfast"]')?.closest('form') as HTMLFormElement
  const named = (name: string) => form().querySelector<HTMLInputElement>(`[name="${name}"]`)
  expect(form().querySelector('option')?.textContent).toBe('Please choose')
  await submit(form())
  expect(sent('answerTerms')).toBeUndefined()
  await fill(form().querySelector('[name="breakfast"]'), 'extra')
  await fill(named('breakfastPrice'), '8')
  await fill(named('count'), '5')
  answer({ readSetup: answered })
  await submit(form())
  await until(() =>
    expect(sent('answerTerms')).toEqual({
      version: 'v1',
      breakfast: 'extra',
      breakfastPrice: 8,
      cancellation: { kind: 'days_before_arrival', days: 5 },
    }),
  )
  // its price is among the extras from now on
  const later = await mount(answered)
  const shown = (name: string) => later.page.querySelector<HTMLInputElement>(`[name="${name}"]`)
  expect([shown('breakfastPrice'), shown('count')?.value]).toEqual([null, '48'])
})

it('removes the examples after a confirmation that says how many, and reads both lists again', async () => {
  const { press, control, page, until, sent, answer, asked } = await mount(aSetup([anItem('room')]), {
    removeExamples: noExamples,
  })
  await press(control('Remove the examples'))
  expect(page.querySelector('dialog[open]')?.textContent).toContain(
    'removes 2 room types and 36 reviews for good',
  )
  answer({ listExamples: noExamples })
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(page.textContent).toContain('No example is left.'))
  expect(sent('removeExamples')).toEqual({ version: 'v2' })
  expect(asked.filter(({ name }) => name === 'readSetup')).toHaveLength(2)
})

it('opens after a question once nothing is needed any more, and says why it was refused', async () => {
  const ready = aSetup([anItem('room'), anItem('mail', { isDone: false })], { stage: 'preparing' })
  const { press, control, page, until, sent, answer } = await mount(ready, {
    listExamples: noExamples,
    openProperty: refusedWith('setup_incomplete'),
  })
  await press(control('Open to guests'))
  const confirm = () => press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await confirm()
  await until(() => expect(page.querySelector('dialog[open] [role="alert"]')?.textContent).toBe('No.'))
  const open = aSetup(ready.items, { stage: 'open', openedAt: '2027-05-10T06:00:00.000Z' })
  answer({ openProperty: open, readSetup: open })
  await confirm()
  await until(() => expect(page.textContent).toContain('Open since'))
  expect(sent('openProperty')).toEqual({ version: 'v1' })
  expect(page.textContent).not.toContain('Needed before you open')
})

it('stops the bookings of guests after a question, and takes them again with one press', async () => {
  const opened = { stage: 'open', openedAt: '2027-05-01T06:00:00.000Z' } as const
  const paused = aSetup([], { ...opened, stage: 'paused', pausedAt: '2027-05-10T06:00:00.000Z' })
  const { press, control, page, until, sent, answer } = await mount(aSetup([], opened), {
    pauseProperty: paused,
    resumeProperty: aSetup([], opened),
  })
  await press(control('Stop bookings'))
  expect(page.querySelector('dialog[open]')?.textContent).toContain('Bookings that you have stay')
  answer({ readSetup: paused })
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(page.textContent).toContain('No bookings since'))
  expect(sent('pauseProperty')).toEqual({ version: 'v1' })
  answer({ readSetup: aSetup([], opened) })
  await press(control('Take bookings again'))
  await until(() => expect(page.textContent).toContain('Open since'))
  expect(sent('resumeProperty')).toEqual({ version: 'v1' })
})

it('offers no opening while something is needed, and can be left', async () => {
  const { control, page, press, until, went, asked } = await mount(
    aSetup([anItem('facts', { isDone: false }), anItem('room', { isDone: false })]),
    { leaveSetup: aSetup([], { isLeft: true }) },
  )
  expect(page.textContent).toContain('2 things are still needed.')
  expect(page.textContent).not.toContain('Open to guests')
  await press(control('Not now'))
  await until(() => expect(went).toHaveLength(1))
  expect(asked.map(({ name }) => name)).toContain('leaveSetup')
})

it.each([
  [aSetup([]), true, 0],
  [aSetup([], { isLeft: true }), false, 0],
  [aSetup([], { stage: 'open', openedAt: '2027-05-01T06:00:00.000Z' }), false, 0],
  [aSetup([], { stage: 'preparing' }), false, 1],
  [aSetup([], { stage: 'preparing', isLeft: true }), false, 0],
])('offers the list at a sign-in (%#)', async (setup, isOffered, ways) => {
  const { page, until, went, asked } = await mountInDesk(<SetupOffer />, { readSetup: setup })
  await until(() => expect(asked).toHaveLength(1))
  await until(() => expect(went).toHaveLength(ways))
  await until(() => expect(page.textContent?.includes('Make this house yours')).toBe(isOffered))
})
