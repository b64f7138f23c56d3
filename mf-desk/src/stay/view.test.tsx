import type { Right, StayPage } from '@calm-rest/contract/staff'
import { act } from 'react'
import { expect, it } from 'vitest'
import { type Desk, useDesk } from '../api/desk-context.ts'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aChart, aPayment, aStay, aStayPage } from '../testing/stay.fixture.ts'
import { StayView } from './view.tsx'

const all: Right[] = ['check in and out', 'change stays', 'take payments', 'decide money']

let desk: Desk

const Stay = () => {
  desk = useDesk()
  return <StayView reference="CR-1" />
}

const mount = (page: Partial<StayPage> = {}, answers: Answers = {}, rights = all) =>
  mountInDesk(<Stay />, { readStay: aStayPage(page), ...answers }, { rights })

/** As after a change of others. */
const lookAgain = () => act(async () => desk.live.lookAnew())

it('shows all of a stay and its guest', async () => {
  const { outline } = await mount({
    stay: aStay({
      children: [4, 9],
      nationalities: { DE: 2 },
      arrival: { time: '21:30', flight: 'UL 504', shuttle: true, note: 'With surfboards' },
      note: 'Likes the garden',
      paid: 200,
      due: 100,
    } as never),
    otherRooms: ['CR-2'],
    otherStays: [{ reference: 'CR-0', status: 'completed', checkIn: '2026-02-01', checkOut: '2026-02-03' }],
    partner: 'Alpin Tours',
    refund: 'none',
    priceLines: [
      { kind: 'room', name: 'Sea view', amount: 270, quantity: 3 },
      { kind: 'tax', name: 'Tax', amount: 30, quantity: 1 },
    ] as never,
    payments: [
      aPayment({ note: 'Deposit' }),
      aPayment({ id: 2, amount: 150, method: 'card', isReversed: true }),
      aPayment({ id: 3, amount: -150, method: 'card', reverses: 2 }),
    ],
    timeline: [
      { at: '2027-04-01T08:00:00.000Z', who: null, action: 'booking.create', changes: [] },
      {
        at: '2027-04-02T08:00:00.000Z',
        who: 'Nirosha',
        action: 'booking.note',
        changes: [{ field: 'note', before: null, after: 'Likes the garden' }],
      },
    ],
    messages: [
      {
        id: 5,
        message: 'May we bring a dog?',
        createdAt: '2027-04-03T08:00:00.000Z',
        answeredAt: '2027-04-03T09:00:00.000Z',
        replies: [{ reply: 'Yes', createdAt: '2027-04-03T09:00:00.000Z' }],
      },
    ],
  })
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Amara Perera'
      h2: Amara Perera
      Expected
      p: Sea view · 1
      p: Booking CR-1
      button 'Check in Amara Perera' type=button: Check in
      button 'Payment of Amara Perera' type=button: Take payment
      button type=button: Room or nights
      button type=button: Nationality
      button type=button: Price by hand
      button type=button: Cancel the stay
    section 'Guest'
      dt: Nights
      dd: Mon 10 May – Thu 13 May
      dt: Length
      dd: 3 nights
      dt: Guests
      dd: 2 guests
      dt: Ages of children
      dd: 4, 9
      dt: Nationality
      dd: Germany
      dt: Phone
      dd
        a href=tel:+94 77 123 4567: +94 77 123 4567
      dt: E-mail
      dd
        a href=mailto:amara@example.com: amara@example.com
      dt: Arrives at
      dd: 21:30
      dt: Flight
      dd: UL 504
      dt: Airport shuttle
      dd: Yes
      dt: Note on arrival
      dd: With surfboards
      dt: Partner
      dd: Alpin Tours
      dt: Rooms of the same booking
      dd
        a href=/remote-route//desk/stay?reference=CR-2: CR-2
      dt: Other stays
      dd
        a href=/remote-route//desk/stay?reference=CR-0: 1 February 2026
    section 'Price'
      h2: Price
      dt: 3 nights
      dd: $0
      dt: Sea view × 3
      dd: $270
      dt: Tax
      dd: $30
      dt: Total
      dd: $300
      p: Flexible
      p: The whole price is the fee
    section 'Charges'
      h2: Charges
      button type=button: Something else
      button type=button: Who pays
      button type=button: Discount
    section 'Payments'
      h2: Payments
      li
        p: Payment · Cash$100
        p: Deposit
        p: 9 May 2027, 13:30 · Nirosha
        button 'Reverse the entry of $100' type=button: Reverse
      li
        p: Payment · Card$150
        p: 9 May 2027, 13:30 · Nirosha
      li
        p: Reversal · Card-$150
        p: 9 May 2027, 13:30 · Nirosha
      p
        $100 due
        button type=button: Give money back
      button type=button: Hold a deposit
    section 'Bill and invoice'
      h2: Bill and invoice
      button type=button: Bill, receipt or invoice
    form noValidate
      p: No guest reads it.
      textarea 'Note for the team' maxLength=2000 name=note rows=3 value=Likes the garden described='No guest reads it.'
    section 'Messages'
      h2: Messages
      li
        p: May we bring a dog?
        time dateTime=2027-04-03T08:00:00.000Z: 3 Apr 2027, 13:30
      li
        p: Yes
        time dateTime=2027-04-03T09:00:00.000Z: 3 Apr 2027, 14:30
    section 'History'
      h2: History
      li
        p: booking.note · Nirosha
        p: Note: Likes the garden
        time dateTime=2027-04-02T08:00:00.000Z: 2 Apr 2027, 13:30
      li
        p: booking.create · Guest
        time dateTime=2027-04-01T08:00:00.000Z: 1 Apr 2027, 13:30"
  `)
})

it('leaves out what is not known of a stay', async () => {
  const { outline } = await mount({ stay: aStay({ phone: null, email: '', due: 0, paid: 300 }) })
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Amara Perera'
      h2: Amara Perera
      Expected
      p: Sea view · 1
      p: Booking CR-1
      button 'Check in Amara Perera' type=button: Check in
      button type=button: Room or nights
      button type=button: Nationality
      button type=button: Price by hand
      button type=button: Cancel the stay
    section 'Guest'
      dt: Nights
      dd: Mon 10 May – Thu 13 May
      dt: Length
      dd: 3 nights
      dt: Guests
      dd: 2 guests
    section 'Price'
      h2: Price
      dt: Total
      dd: $300
      p: Flexible
    section 'Charges'
      h2: Charges
      button type=button: Something else
      button type=button: Who pays
      button type=button: Discount
    section 'Payments'
      h2: Payments
      p: Nothing was paid yet.
      p
        paid
        button type=button: Give money back
      button type=button: Hold a deposit
    section 'Bill and invoice'
      h2: Bill and invoice
      button type=button: Bill, receipt or invoice
    form noValidate
      p: No guest reads it.
      textarea 'Note for the team' maxLength=2000 name=note rows=3 described='No guest reads it.'
    section 'History'
      h2: History"
  `)
})

it.each([
  ['no right', {}, [] as Right[], []],
  ['the right to change', {}, ['change stays'] as Right[], ['Room or nights']],
  ['the right to check in', {}, ['check in and out'] as Right[], ['Nationality']],
  ['the right to decide about money', {}, ['decide money'] as Right[], ['Price by hand', 'Cancel the stay']],
  [
    'a cancelled stay',
    { state: 'cancelled', may: { change: false, price: true, cancel: 'closed' } },
    all,
    ['Price by hand'],
  ],
  [
    'a no-show',
    { state: 'no_show', may: { change: true, price: false, cancel: 'no_refund' } },
    all,
    ['Room or nights', 'Cancel the stay'],
  ],
] as const)('offers with %s what may be done', async (_what, given, rights, offered) => {
  const { page } = await mount({ stay: aStay(given as never) }, {}, [...rights])
  const names = [...page.querySelectorAll('button')].map((one) => one.textContent)
  const acts = ['Room or nights', 'Nationality', 'Price by hand', 'Cancel the stay']
  expect(names.filter((name) => acts.includes(name ?? ''))).toEqual(offered)
})

it('cancels by the terms of the guest, unless another fee is chosen', async () => {
  const { press, control, outline, submit, sent, until, page, fill, field } = await mount(
    {},
    { cancelStay: {} as never },
  )
  await press(control('Cancel the stay'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the stay'
      h2: Cancel the stay
      button 'Close' type=button
      form noValidate
        p: By its own terms this stay can be cancelled free of charge.
        select 'Fee' name=refund
          option selected value=full: No fee: the guest pays nothing
          option value=none: Fee of $300
        input 'Reason' maxLength=200 name=reason type=text
        button type=submit: Cancel the stay"
  `)
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('cancelStay')).toEqual({ version: 'v1', refund: 'full' })
  await press(control('Cancel the stay'))
  await fill(field('Reason'), 'Flood')
  await fill(field('Fee'), 'none')
  await submit()
  await until(() => expect(sent('cancelStay')).toEqual({ version: 'v1', refund: 'none', reason: 'Flood' }))
})

it('keeps the price where a stay is cancelled too late', async () => {
  const { press, control, outline } = await mount({ stay: aStay({ may: { cancel: 'no_refund' } as never }) })
  await press(control('Cancel the stay'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the stay'
      h2: Cancel the stay
      button 'Close' type=button
      form noValidate
        p: By its own terms a cancellation is not refunded any more.
        select 'Fee' name=refund
          option value=full: No fee: the guest pays nothing
          option selected value=none: Fee of $300
        input 'Reason' maxLength=200 name=reason type=text
        button type=submit: Cancel the stay"
  `)
})

it('sets a price with its reason, and gives the one before back', async () => {
  const changed = aStay({ totalPrice: 250, version: 'v2' })
  const { press, control, outline, submit, sent, until, fill, field, page, answer } = await mount(
    {},
    { setPrice: changed },
  )
  await press(control('Price by hand'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Price by hand'
      h2: Price by hand
      button 'Close' type=button
      form noValidate
        input 'New total' inputMode=decimal min=0 name=totalPrice required step=0.01 type=number value=300
        input 'Reason' maxLength=200 name=reason required type=text
        button type=submit: Set the price"
  `)
  await fill(field('New total'), '250')
  await fill(field('Reason'), 'Noise')
  answer({ readStay: aStayPage({ stay: changed }) })
  await submit()
  await until(() => expect(sent('setPrice')).toEqual({ version: 'v1', totalPrice: 250, reason: 'Noise' }))
  await until(() => expect(page.textContent).toContain('Back to $300'))
  await press(control('Back to $300'))
  expect(sent('setPrice')).toEqual({
    version: 'v2',
    totalPrice: 300,
    reason: 'The price before, taken back',
    isMeant: true,
  })
  await until(() => expect(page.textContent).not.toContain('Back to'))
})

it('leads to other rooms or nights, and reads the stay again once they are changed', async () => {
  const quoted = {
    version: 'v2',
    isFree: true,
    roomId: 'sea',
    roomType: 'Sea view',
    checkIn: '2027-05-10',
    checkOut: '2027-05-14',
    nights: 4,
    guests: 2,
    totalBefore: 300,
    totalPrice: 400,
    totalIfKept: null,
  } as const
  const { press, control, outline, until, page, fill, submit, sent, asked } = await mount(
    {},
    { readChart: aChart(), quoteStayChange: quoted, changeStay: {} as never },
  )
  await press(control('Room or nights'))
  expect(outline('dialog')).toContain('Change Amara Perera')
  await fill(page.querySelectorAll('dialog[open] input[type="date"]')[1] ?? null, '2027-05-14')
  await until(() => expect(control('Change')).toHaveProperty('disabled', false))
  await submit(page.querySelector('dialog[open] form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changeStay')).toMatchObject({ checkOut: '2027-05-14', totalPrice: 400 })
  await until(() => expect(asked.filter(({ name }) => name === 'readStay')).toHaveLength(2))
  await press(control('Room or nights'))
  await press(control('Close'))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('asks once more where a price is far from the one before', async () => {
  const { press, control, outline, submit, sent, until, fill, field, page } = await mount(
    {},
    { setPrice: refusedWith('price_unusual', 409) },
  )
  await press(control('Price by hand'))
  await fill(field('New total'), '10')
  await fill(field('Reason'), 'Friends')
  await submit()
  await until(() => expect(page.textContent).toContain('Is this price meant?'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Is this price meant?' role=alertdialog described='It is less than half or more than twice the price before. You can take it back afterwards.'
      h2: Is this price meant?
      p: It is less than half or more than twice the price before. You can take it back afterwards.
      button type=button: Look again
      button type=button: Yes, it is meant"
  `)
  await press(control('Yes, it is meant'))
  await until(() =>
    expect(sent('setPrice')).toEqual({ version: 'v1', totalPrice: 10, reason: 'Friends', isMeant: true }),
  )
})

it('shows the save of a note once it is written, and says what somebody else wrote meanwhile', async () => {
  const { press, control, fill, field, page, until, sent, submit, outline } = await mount(
    {},
    {
      writeNote: refusedWith('changed_meanwhile', 409, { current: aStay({ version: 'v7', note: 'Theirs' }) }),
    },
  )
  expect(page.textContent).not.toContain('Save the note')
  await fill(field('Note for the team'), 'Mine')
  expect(control('Save the note')).toBeDefined()
  await submit()
  await until(() => expect(page.textContent).toContain('Theirs'))
  expect(sent('writeNote')).toEqual({ version: 'v1', note: 'Mine' })
  expect(outline()).toContain('Theirs')
  await press(control('Save the note'))
  await submit()
  await until(() => expect(sent('writeNote')).toEqual({ version: 'v7', note: 'Mine' }))
})

it('takes the note of others over where nothing is typed, and else keeps what is', async () => {
  const view = await mount({ stay: aStay({ note: 'Likes the garden' }) }, { writeNote: aStay() })
  const { answer, fill, field, until, submit, page, sent } = view
  const note = () => field('Note for the team')
  expect(note()).toHaveProperty('value', 'Likes the garden')
  answer({ readStay: aStayPage({ stay: aStay({ version: 'v2', note: 'Likes the pool' }) }) })
  await lookAgain()
  await until(() => expect(note()).toHaveProperty('value', 'Likes the pool'))
  await fill(note(), 'Likes both')
  answer({ readStay: aStayPage({ stay: aStay({ version: 'v3', note: 'Theirs' }) }) })
  await lookAgain()
  await until(() => expect(view.asked.filter(({ name }) => name === 'readStay')).toHaveLength(3))
  expect(note()).toHaveProperty('value', 'Likes both')
  answer({ writeNote: aStay({ version: 'v4', note: 'Likes both' }) })
  await submit(page.querySelector('form'))
  await until(() => expect(sent('writeNote')).toEqual({ version: 'v2', note: 'Likes both' }))
  await until(() => expect(page.textContent).not.toContain('Save the note'))
})

it.each([
  ['Nationality', 'setNationalities'],
  ['Cancel the stay', 'cancelStay'],
] as const)('reads the stay again after: %s', async (name, route) => {
  const { press, control, submit, until, asked, page } = await mount({}, { [route]: {} as never })
  await press(control(name))
  await submit(page.querySelector('dialog[open] form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(asked.filter((one) => one.name === 'readStay')).toHaveLength(2)
})

it('says why the price before could not be given back, and offers nothing where the price is the same', async () => {
  const changed = aStay({ totalPrice: 250, version: 'v2' })
  const view = await mount({}, { setPrice: changed })
  const { press, control, fill, field, submit, until, page, answer } = view
  const set = async (price: string) => {
    await press(control('Price by hand'))
    await fill(field('New total'), price)
    await fill(field('Reason'), 'Noise')
    await submit()
    await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  }
  answer({ setPrice: aStay({ version: 'v2' }) })
  await set('300')
  expect(page.textContent).not.toContain('Back to')
  answer({ setPrice: changed, readStay: aStayPage({ stay: changed }) })
  await set('250')
  await until(() => expect(page.textContent).toContain('Back to $300'))
  answer({ setPrice: refusedWith('changed_meanwhile') })
  await press(control('Back to $300'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  expect(control('Back to $300')).toBeDefined()
})

it('looks again at a price that is far from the one before', async () => {
  const { press, control, submit, until, fill, field, page } = await mount(
    {},
    { setPrice: refusedWith('price_unusual', 409) },
  )
  await press(control('Price by hand'))
  await fill(field('New total'), '10')
  await fill(field('Reason'), 'Friends')
  await submit()
  await until(() => expect(page.textContent).toContain('Is this price meant?'))
  await press(control('Look again'))
  expect(page.querySelectorAll('dialog[open]')).toHaveLength(1)
  expect(field('New total')).toHaveProperty('value', '10')
})
