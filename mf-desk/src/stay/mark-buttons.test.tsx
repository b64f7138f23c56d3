import { type Right, rightsOf, type StaffStay } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aChart, aStay, aUnit } from '../testing/stay.fixture.ts'
import { MarkButtons } from './mark-buttons.tsx'

const all: readonly Right[] = ['check in and out', 'change stays', 'take payments']

const mount = async (stay: StaffStay, answers: Answers = {}, isArrival?: boolean, rights = all) => {
  const marked = vi.fn(async () => {})
  const view = await mountInDesk(
    <MarkButtons stay={stay} onMarked={marked} {...(isArrival !== undefined && { isArrival })} />,
    { markStay: {} as never, readChart: aChart(), ...answers },
    { rights },
  )
  const offered = () => [...view.page.querySelectorAll('button')].map((one) => one.textContent)
  return { ...view, marked, offered }
}

const inHouse = (given: Partial<StaffStay> = {}, may: object = {}) =>
  aStay({
    state: 'in_house',
    checkIn: '2027-05-08',
    checkOut: '2027-05-10',
    due: 0,
    paid: 300,
    may: { checkIn: false, checkOut: true, undo: true, ...may } as never,
    ...given,
  })

it.each([
  ['a guest who comes', aStay({ due: 0 }), undefined, ['Check in']],
  ['one who owes', aStay(), undefined, ['Check in', 'Take payment']],
  [
    'one of an earlier day',
    aStay({ may: { noShow: true, checkOut: true } as never }),
    undefined,
    ['Check in', 'Take payment', 'No-show'],
  ],
  ['guests in house', inHouse(), undefined, ['Check out', 'Undo']],
  ['guests in house among arrivals', inHouse(), true, ['Undo']],
  [
    'a no-show',
    aStay({ state: 'no_show', may: { checkIn: false, undo: true } as never }),
    undefined,
    ['Undo', 'Take payment'],
  ],
  [
    'a no-show among arrivals',
    aStay({ state: 'no_show', may: { checkIn: false, undo: true } as never }),
    true,
    ['Undo'],
  ],
  ['an arrival who owes', aStay(), true, ['Check in', 'Take payment']],
] as const)('offers for %s the next step first', async (_what, stay, isArrival, expected) => {
  const { offered } = await mount(stay, {}, isArrival)
  expect(offered()).toEqual(expected)
})

it('names the guest on each button, and checks in with one press', async () => {
  const { press, control, sent, until, marked, outline } = await mount(
    aStay({ may: { noShow: true } as never }),
  )
  expect(outline()).toMatchInlineSnapshot(`
    "button 'Check in Amara Perera' type=button: Check in
    button 'Payment of Amara Perera' type=button: Take payment
    button 'No-show: Amara Perera' type=button: No-show"
  `)
  await press(control('Check in Amara Perera'))
  await until(() => expect(marked).toHaveBeenCalledOnce())
  expect(sent('markStay')).toEqual({ version: 'v1', mark: 'check_in' })
})

it('asks before a no-show', async () => {
  const { press, control, outline, sent, until } = await mount(aStay({ may: { noShow: true } as never }))
  await press(control('No-show: Amara Perera'))
  expect(sent('markStay')).toBeUndefined()
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'No-show: Amara Perera' role=alertdialog described='The remaining nights can be booked at once. The price stays due.'
      h2: No-show: Amara Perera
      p: The remaining nights can be booked at once. The price stays due.
      button type=button: Leave as it is
      button type=button: They did not come"
  `)
  await press(control('They did not come'))
  await until(() => expect(sent('markStay')).toEqual({ version: 'v1', mark: 'no_show' }))
})

it('checks out with one press where nothing is due and no night is left', async () => {
  const { press, control, sent, page } = await mount(inHouse())
  await press(control('Check out Amara Perera'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  expect(sent('markStay')).toEqual({ version: 'v1', mark: 'check_out' })
})

it('takes what is due before it checks out, part by part', async () => {
  const stay = inHouse({ due: 50 })
  const { press, control, sent, until, submit, page, marked } = await mount(stay, {
    takePayment: inHouse({ due: 20, version: 'v2' }) as never,
  })
  await press(control('Check out Amara Perera'))
  expect(page.textContent).toContain('Amara Perera still owes $50')
  await submit()
  await until(() => expect(page.textContent).toContain('The payment is noted.'))
  expect(marked).toHaveBeenCalledOnce()
  expect(sent('markStay')).toBeUndefined()
  await press(control('Check out without payment'))
  await until(() => expect(sent('markStay')).toEqual({ version: 'v1', mark: 'check_out' }))
})

it('checks out once all is paid', async () => {
  const { press, control, sent, until, submit } = await mount(inHouse({ due: 50 }), {
    takePayment: inHouse({ version: 'v2' }) as never,
  })
  await press(control('Check out Amara Perera'))
  await submit()
  await until(() => expect(sent('markStay')).toEqual({ version: 'v2', mark: 'check_out' }))
})

const early = inHouse({ checkOut: '2027-05-13', nights: 5, totalPrice: 500, due: 0, paid: 500 })

it('asks what becomes of the nights of guests who leave early', async () => {
  const { press, control, outline, until, sent, page } = await mount(early, {
    quoteStayChange: { totalPrice: 200 } as never,
  })
  await press(control('Check out Amara Perera'))
  await until(() => expect(page.textContent).toContain('Total $200'))
  expect(sent('quoteStayChange')).toEqual({ checkOut: '2027-05-10' })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Amara Perera leaves early'
      h2: Amara Perera leaves early
      button 'Close' type=button
      p: Booked until Thu 13 May: 3 nights left, for sale again at once.
      button type=button: Check out, charge all nights
      p: Total $500 · paid
      button type=button: Check out, charge nights stayed
      p role=status: Total $200 · $300 to give back"
  `)
  await press(control('Check out, charge nights stayed'))
  await until(() =>
    expect(sent('markStay')).toEqual({
      version: 'v1',
      mark: 'check_out',
      nightsLeft: 'given_back',
      totalPrice: 200,
    }),
  )
})

it('charges all nights, and asks for what is due then', async () => {
  const { press, control, until, sent, page } = await mount(
    { ...early, due: 100 },
    {
      quoteStayChange: { totalPrice: 200 } as never,
    },
  )
  await press(control('Check out Amara Perera'))
  await press(control('Check out, charge all nights'))
  expect(page.textContent).toContain('Amara Perera still owes $100')
  await press(control('Check out without payment'))
  await until(() =>
    expect(sent('markStay')).toEqual({
      version: 'v1',
      mark: 'check_out',
      nightsLeft: 'charged',
      totalPrice: 500,
    }),
  )
})

const leaving = inHouse({ reference: 'CR-9', firstName: 'Jonas', lastName: 'Weber' })
const hindered = async (code: 'unit_dirty' | 'unit_occupied') => {
  const view = await mount(aStay({ due: 0 }), {
    markStay: refusedWith(code),
    readDay: {
      departures: [
        inHouse({ reference: 'CR-7', unit: 2 }),
        inHouse({ reference: 'CR-8', endedOn: '2027-05-10' }),
        leaving,
      ],
    } as never,
    readChart: aChart({ units: [aUnit(), aUnit({ unit: 2 }), aUnit({ unit: 3, isReady: false })] }),
  })
  await view.press(view.control('Check in Amara Perera'))
  await view.until(() => expect(view.page.textContent).toContain('Free and clean'))
  return view
}

it('shows the ways on where a room is not clean', async () => {
  const { outline, press, control, page } = await hindered('unit_dirty')
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Check in Amara Perera'
      h2: Check in Amara Perera
      button 'Close' type=button
      div role=alert
        Sea view 1 is not clean yet.
      form noValidate
        select 'Free and clean' name=unit
          option value=2: Sea view 2
        button type=submit: Move there and check in
      button type=button: Other room or nights
      summary: Check in all the same
      form noValidate
        p: It stays in the log: nothing about the guest.
        input 'Reason' maxLength=200 name=dirtyReason required type=text described='It stays in the log: nothing about the guest.'
        button type=submit: Check in all the same"
  `)
  await press(control('Close'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  expect(page.querySelector('[role="alert"]')).toBeNull()
})

it('shows who is still in a room, and the ways on', async () => {
  const { outline } = await hindered('unit_occupied')
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Check in Amara Perera'
      h2: Check in Amara Perera
      button 'Close' type=button
      div role=alert
        Guests are still in Sea view 1. Check them out first, or choose another room.
      p
        a href=/remote-route//desk/stay?reference=CR-9: To Jonas Weber, who leaves today
      form noValidate
        select 'Free and clean' name=unit
          option value=2: Sea view 2
        button type=submit: Move there and check in
      button type=button: Other room or nights"
  `)
})

it('moves guests to a clean room of the same type, and checks them in', async () => {
  const { press, control, submit, sent, until, page, marked, answer } = await mount(aStay({ due: 0 }), {
    markStay: refusedWith('unit_dirty'),
    changeStay: aStay({ version: 'v2' }),
  })
  await press(control('Check in Amara Perera'))
  await until(() => expect(page.textContent).toContain('Free and clean'))
  answer({ markStay: aStay() })
  await submit()
  await until(() => expect(marked).toHaveBeenCalledOnce())
  expect(sent('changeStay')).toEqual({ version: 'v1', totalPrice: 300, unit: 2 })
  expect(sent('markStay')).toEqual({ version: 'v2', mark: 'check_in' })
})

it('says that no other room is ready', async () => {
  const units = [
    aUnit(),
    aUnit({ unit: 2, isReady: false }),
    aUnit({ unit: 3, guests: 1 }),
    aUnit({ unit: 4, roomId: 'loft' }),
    aUnit({ unit: 5 }),
  ]
  const block = { id: 1, roomId: 'sea', unit: 5, from: '2027-05-10', until: '2027-05-12', reason: 'Paint' }
  const { press, control, until, page } = await mount(aStay({ due: 0 }), {
    markStay: refusedWith('unit_dirty'),
    readChart: aChart({ units, blocks: [block] }),
  })
  await press(control('Check in Amara Perera'))
  await until(() => expect(page.textContent).toContain('No other room of this type is free and clean.'))
  await press(control('Other room or nights'))
  expect(page.textContent).toContain('Change Amara Perera')
})

it('checks in all the same for a reason', async () => {
  const { press, control, until, page, fill, field, sent, submit, marked, answer } = await mount(
    aStay({ due: 0 }),
    { markStay: refusedWith('unit_dirty'), readChart: aChart({ units: [aUnit()] }) },
  )
  await press(control('Check in Amara Perera'))
  await until(() => expect(page.textContent).toContain('Check in all the same'))
  await fill(field('Reason'), 'They insist')
  answer({ markStay: aStay() })
  await submit()
  await until(() => expect(marked).toHaveBeenCalledOnce())
  expect(sent('markStay')).toEqual({ version: 'v1', mark: 'check_in', dirtyReason: 'They insist' })
})

it('offers accounts nothing, and asks the night about no nights that are left', async () => {
  const accounts = await mount(aStay(), {}, true, rightsOf('accounts'))
  expect(accounts.offered()).toEqual([])
  const night = await mount(inHouse({ checkOut: '2027-05-12' }), {}, false, rightsOf('night'))
  await night.press(night.control('Check out Amara Perera'))
  await night.until(() => expect(night.marked).toHaveBeenCalledOnce())
  expect(night.sent('markStay')).toMatchObject({ mark: 'check_out' })
  expect(night.sent('markStay')).not.toHaveProperty('nightsLeft')
})
