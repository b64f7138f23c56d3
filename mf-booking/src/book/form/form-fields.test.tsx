import { outlineOf } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { coral, horizon, mountBook, offline, ok, refusal, stay } from '../mount-book.fixture.tsx'
import { aQuote } from '../rules/quote.fixture.ts'
import { codeButton } from '../submit/code-button.ts'

const dates = { checkIn: stay.checkIn, checkOut: stay.checkOut }

const offers = {
  offers: [
    { roomId: 'coral', roomType: 'Coral Suite', totalPrice: 288, unitsLeft: 1 },
    { roomId: 'horizon-room', roomType: 'Horizon Room', totalPrice: 384, unitsLeft: 1 },
    { roomId: 'unknown', roomType: 'New Room', totalPrice: 100, unitsLeft: 1 },
  ],
}
const takenHere = (lostRooms = 0) => ({
  question: `2027-03-01/2027-03-04/${lostRooms}`,
  free: { status: 'known' as const, left: { coral: 1 }, prices: {} },
})

it('offers other rooms for the same nights in place of one that is taken', async () => {
  const { press, control, until, page, did, named, focused } = await mountBook({
    data: { free: takenHere() },
    calls: { offers: async () => ok(offers) },
  })
  expect(page.textContent).toContain('Already taken for at least one of these nights')
  await until(() => expect(page.textContent).toContain('Coral Suite · $288 in total'))
  expect(did.offers.mock.calls[0]?.[0]).toEqual({ ...dates, guests: 2, children: undefined })
  expect(page.textContent).not.toContain('Horizon Room · $384')
  await press(control('Coral Suite · $288 in total'))
  expect(named('roomType').value).toBe('coral')
  expect(focused.at(-1)).toBe('roomType')
  expect(page.textContent).toContain('Free for your dates')
  expect(page.textContent).not.toContain('Free for the same nights')
})

it('says where no other room is free, and nothing while nobody could say', async () => {
  const none = await mountBook({
    data: { free: takenHere() },
    calls: { offers: async () => ok({ offers: offers.offers.slice(1, 2) }) },
  })
  await none.until(() => expect(none.page.textContent).toContain('No other room is free for these nights.'))
  const unknown = await mountBook({ data: { free: takenHere() } })
  expect(unknown.page.textContent).not.toContain('No other room')
})

it('has no button that books a room that is taken, but one that leads to the rooms', async () => {
  const { press, control, focused, submit, did } = await mountBook({ data: { free: takenHere() } })
  await press(control('Choose another room or other dates'))
  expect(focused).toEqual(['roomType'])
  await submit()
  expect(focused).toEqual(['roomType', 'roomType'])
  expect(did.create).not.toHaveBeenCalled()
})

it('offers larger rooms in place of one that is too small', async () => {
  const { fill, named, until, page, did } = await mountBook({ calls: { offers: async () => ok(offers) } })
  expect(did.offers).not.toHaveBeenCalled()
  await fill(named('guests'), '4')
  await until(() => expect(page.textContent).toContain('Coral Suite · $288 in total'))
  expect(page.querySelector('option[selected]')?.textContent).not.toContain('Coral')
})

it('leads from closed dates to the nearest open ones', async () => {
  const nearest = { checkIn: '2027-04-10', checkOut: '2027-04-13' }
  const { until, control, press, dates, focused, page, named } = await mountBook({
    calls: {
      quote: async (input: { checkIn: string }) =>
        input.checkIn === stay.checkIn
          ? refusal(422, 'stay_restricted', { checkIn: 'property_closed' })
          : ok(aQuote({ ...nearest, guests: 2 })),
      offers: async () =>
        ok({
          closed: { from: '2027-02-28', until: '2027-04-10' },
          offers: [{ roomId: 'horizon-room', nearest }],
        }),
    },
  })
  await until(() => expect(page.textContent).toContain('Free from 10 to 13 Apr 2027'))
  expect(page.textContent).toContain('We are closed from 28 Feb to 9 Apr 2027.')
  await press(control('Choose other dates'))
  expect(focused).toEqual(['checkIn'])
  const link = control('Free from 10 to 13 Apr 2027')
  expect(link.getAttribute('href')).toBe('/book/horizon-room/2027-04-10/2027-04-13/2')
  await press(link)
  expect(dates()).toBe('2027-04-10 – 2027-04-13')
  expect(focused.at(-1)).toBe('roomType')
  expect(page.textContent).not.toContain('We are closed')
  expect(named('roomType').value).toBe('horizon-room')
})

const person = { firstName: 'Ada', lastName: 'Lovelace', email: ' ada@example.com ' }

it('books with what the guest has written in each field, and with the code of the mail', async () => {
  const { fill, named, submit, submitBy, until, page, did, outline } = await mountBook({
    quote: {},
    data: { facts: { phone: '+94 41 555 0142', checkInFrom: '14:00' } as never },
    calls: { create: async () => refusal(428, 'address_code_required') },
  })
  const texts = {
    ...person,
    phone: '+49 151 23456789',
    arrivalTime: '15:30',
    dietaryNeeds: 'No nuts',
    specialRequest: 'A cot',
  }
  for (const [name, text] of Object.entries(texts)) await fill(named(name), text)
  await until(() => expect(page.textContent).toContain('Confirm booking · $384'))
  expect(page.querySelector(`[name="${codeButton}"]`)).toBeNull()
  await submit()
  await until(() => expect(page.querySelector(`[name="${codeButton}"]`)).not.toBeNull())
  const [body, options] = did.create.mock.calls[0] as unknown as [object, object]
  expect(body).toMatchObject({ ...texts, email: 'ada@example.com' })
  expect(body).not.toHaveProperty('addressCode')
  expect(options).toEqual({ idempotencyKey: expect.any(String) })
  expect(outline()).toContain('Or call us: +94 41 555 0142')
  expect(page.querySelector('[name="addressCode"]')).toBeNull()
  await submitBy(page.querySelector(`[name="${codeButton}"]`) as Element)
  await until(() => expect(page.textContent).toContain('We have sent a code to ada@example.com.'))
  expect(did.code).toHaveBeenCalledWith({ email: 'ada@example.com' })
  expect(did.create).toHaveBeenCalledTimes(1)
  expect(outlineOf(named('addressCheck').parentElement as Element)).toMatchInlineSnapshot(`
    "p role=status: We have sent a code to ada@example.com. It may take a minute to arrive.
    input name=addressCheck type=hidden value=sent
    input 'Code from our e-mail' autoComplete=one-time-code inputMode=numeric maxLength=20 name=addressCode type=text
    button name=sendCode type=submit value=1: Send me a code
    p: Or call us: +94 41 555 0142"
  `)
  await fill(named('addressCode'), '123456')
  await submit()
  await until(() => expect(did.create).toHaveBeenCalledTimes(2))
  expect(did.create.mock.calls[1]?.[0]).toMatchObject({ addressCode: '123456' })
})

it('mails no code to an invalid address', async () => {
  const { fill, named, submit, submitBy, until, page, did, focused } = await mountBook({
    calls: { create: async () => refusal(428, 'address_code_required') },
  })
  for (const [name, text] of Object.entries(person)) await fill(named(name), text)
  await until(() => expect(page.textContent).toContain('Confirm booking · $384'))
  await submit()
  await until(() => expect(page.querySelector(`[name="${codeButton}"]`)).not.toBeNull())
  await fill(named('email'), 'ada@')
  await submitBy(page.querySelector(`[name="${codeButton}"]`) as Element)
  expect(did.code).not.toHaveBeenCalled()
  expect(focused.at(-1)).toBe('email')
  expect(named('email').getAttribute('aria-invalid')).toBe('true')
})

it('books at a price that the API named instead only once it was confirmed', async () => {
  const { fill, named, submit, until, page, did, control } = await mountBook({
    calls: {
      create: async () => {
        const refused = refusal(409, 'price_changed')
        Object.assign(refused.failure.body, { totalPrice: 400 })
        return refused
      },
    },
  })
  for (const [name, text] of Object.entries(person)) await fill(named(name), text)
  await until(() => expect(page.textContent).toContain('Confirm booking · $384'))
  await submit()
  await until(() => expect(control('Book for $400')).toBeDefined())
  expect(did.reload).toHaveBeenCalledOnce()
  expect(control('Confirm booking · $400')).toBeDefined()
  await submit()
  await until(() => expect(did.create).toHaveBeenCalledTimes(2))
  expect(did.create.mock.calls[1]?.[0]).toMatchObject({ totalPrice: 400 })
})

it('shows the price of a stay that was sent without one before it is booked', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { fill, named, submit, until, page, did, control } = await mountBook({
    calls: { quote: () => promise },
  })
  for (const [name, text] of Object.entries(person)) await fill(named(name), text)
  expect(control('Confirm booking')).toBeDefined()
  await submit()
  expect(control('Booking...').hasAttribute('disabled')).toBe(true)
  resolve(ok(aQuote({ ...stay, guests: 2 })))
  await until(() => expect(page.textContent).toContain('Nothing is booked yet'))
  expect(page.textContent).toContain('3 nights, $384 in total.')
  expect(control('Book for $384')).toBeDefined()
  expect(did.create).not.toHaveBeenCalled()
})

it('offers other rooms in the refusal of a room that was just taken', async () => {
  let isTaken = false
  const { fill, named, submit, until, page, press, control, focused, did } = await mountBook({
    calls: {
      create: async () => {
        isTaken = true
        return refusal(409, 'room_taken')
      },
      rooms: async () =>
        ok([
          { ...horizon, available: !isTaken },
          { ...coral, available: true },
        ]),
      offers: async () => ok(offers),
    },
  })
  for (const [name, text] of Object.entries(person)) await fill(named(name), text)
  await until(() => expect(page.textContent).toContain('Confirm booking · $384'))
  await submit()
  await until(() => expect(page.textContent).toContain('Coral Suite · $288 in total'))
  await until(() => expect(page.textContent).toContain('Already taken for at least one of these nights'))
  // once, not at the field as well
  expect(page.textContent?.split('Free for the same nights')).toHaveLength(2)
  await press(control('Coral Suite · $288 in total'))
  expect(named('roomType').value).toBe('coral')
  expect(focused.at(-1)).toContain('Confirm booking')
  expect(did.create).toHaveBeenCalledTimes(1)
})

it('asks for the rooms again where they could not be loaded', async () => {
  const { press, control, did, focused, page } = await mountBook({
    loaded: { status: 'failed', failure: offline.failure },
  })
  expect(page.querySelector('[data-availability]')).toBeNull()
  await press(control('Try again'))
  expect(did.reload).toHaveBeenCalledOnce()
  expect(focused).toEqual(['roomType'])
})

it.each([
  ['en', ['firstName', 'lastName']],
  ['de', ['firstName', 'lastName']],
  ['zh', ['lastName', 'firstName']],
] as const)('asks in %s for the names in the order of the language', async (lang, names) => {
  const { page } = await mountBook({ lang })
  const all = [...page.querySelectorAll('[name="firstName"], [name="lastName"]')]
  expect(all.map((one) => one.getAttribute('name'))).toEqual(names)
})

it('sends the focus to the first field on the page that is wrong, not in the order of names', async () => {
  const { submit, focused, fill, named } = await mountBook({ lang: 'zh' })
  await submit()
  expect(focused.at(-1)).toBe('lastName')
  await fill(named('lastName'), 'Lovelace')
  await submit()
  expect(focused.at(-1)).toBe('firstName')
})

it('sends the focus to the text of a date that is missing', async () => {
  const { submit, focused } = await mountBook({ props: { room: 'horizon-room' } })
  await submit()
  expect(focused.at(-1)).toBe('checkIn')
})
