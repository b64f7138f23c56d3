import { expect, it, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aChart, aStay, aUnit } from '../testing/stay.fixture.ts'
import { CheckInDialog, type Hindrance } from './check-in-dialog.tsx'
import { EarlyDialog } from './early-dialog.tsx'

const closed = vi.fn()
const done = vi.fn()

const chart = aChart({
  units: [
    aUnit({ isReady: false }),
    aUnit({ unit: 2 }),
    aUnit({ unit: 3 }),
    aUnit({ unit: 4, isReady: false }),
    aUnit({ unit: 5, guests: 1 }),
    aUnit({ unit: 6 }),
    aUnit({ roomId: 'loft', roomType: 'Loft' }),
  ],
  stays: [{ reference: 'CR-9', roomId: 'sea', unit: 6 } as never],
})

const mountCheckIn = async (hindrance: Hindrance, answers: Answers = {}) => {
  closed.mockClear()
  done.mockClear()
  const view = await mountInDesk(
    <CheckInDialog stay={aStay()} hindrance={hindrance} onClose={closed} onDone={done} />,
    { readChart: chart, ...answers },
  )
  await view.until(() => expect(view.asked.some(({ name }) => name === 'readChart')).toBe(true))
  return view
}

it('offers another room of the type, or this one for a reason, where it is not clean', async () => {
  const { outline, until, page } = await mountCheckIn('unit_dirty')
  await until(() => expect(page.querySelector('select')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Check in Amara Perera'
      h2: Check in Amara Perera
      button 'Close' type=button
      div role=alert
        Sea view 1 is not clean yet.
      form noValidate
        select 'Free and clean' name=unit
          option value=2: Sea view 2
          option value=3: Sea view 3
        button type=submit: Move there and check in
      button type=button: Other room or nights
      summary: Check in all the same
      form noValidate
        p: It stays in the log: nothing about the guest.
        input 'Reason' maxLength=200 name=dirtyReason required type=text described='It stays in the log: nothing about the guest.'
        button type=submit: Check in all the same"
  `)
})

it('moves into another room, and checks in there', async () => {
  const { page, fill, submit, sent, until, field } = await mountCheckIn('unit_dirty', {
    changeStay: aStay({ version: 'v2' }) as never,
    markStay: aStay({ version: 'v3' }) as never,
  })
  await until(() => expect(page.querySelector('select')).not.toBeNull())
  await fill(page.querySelector('select'), '3')
  expect(field('Free')).toBeDefined()
  await submit()
  await until(() => expect(done).toHaveBeenCalledOnce())
  expect(sent('changeStay')).toEqual({ version: 'v1', totalPrice: 300, unit: 3 })
  expect(sent('markStay')).toEqual({ version: 'v2', mark: 'check_in' })
})

it('checks nobody in where the move was refused', async () => {
  const { page, submit, asked, until } = await mountCheckIn('unit_dirty', {
    changeStay: refusedWith('changed_meanwhile'),
  })
  await until(() => expect(page.querySelector('select')).not.toBeNull())
  await submit()
  await until(() => expect(page.querySelector('form [role="alert"]')).not.toBeNull())
  expect(asked.some(({ name }) => name === 'markStay')).toBe(false)
  expect(done).not.toHaveBeenCalled()
})

it('takes a room that is not clean for a reason alone', async () => {
  const { page, fill, submit, sent, until } = await mountCheckIn('unit_dirty', {
    markStay: aStay() as never,
    readChart: aChart({ units: [aUnit({ isReady: false })] }),
  })
  await until(() => expect(page.textContent).toContain('No other'))
  await submit(page.querySelector('details form'))
  expect(sent('markStay')).toBeUndefined()
  await fill(page.querySelector('[name="dirtyReason"]'), 'They only leave their bags')
  await submit(page.querySelector('details form'))
  await until(() => expect(done).toHaveBeenCalledOnce())
  expect(sent('markStay')).toEqual({
    version: 'v1',
    mark: 'check_in',
    dirtyReason: 'They only leave their bags',
  })
})

it('leads to the guests who are to leave the room today', async () => {
  const leaving = [
    aStay({ reference: 'CR-2', unit: 2, firstName: 'Two' }),
    aStay({ reference: 'CR-3', roomId: 'loft', firstName: 'Loft' }),
    aStay({ reference: 'CR-4', endedOn: '2027-05-10', firstName: 'Gone' }),
    aStay({ reference: 'CR-5', firstName: 'Still' }),
  ]
  const { outline, until, page } = await mountCheckIn('unit_occupied', {
    readDay: { departures: leaving } as never,
  })
  await until(() => expect(page.querySelector('dialog a')).not.toBeNull())
  await until(() => expect(page.querySelector('select')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Check in Amara Perera'
      h2: Check in Amara Perera
      button 'Close' type=button
      div role=alert
        Guests are still in Sea view 1. Check them out first, or choose another room.
      p
        a href=/remote-route//desk/stay?reference=CR-5: To Still Perera, who leaves today
      form noValidate
        select 'Free and clean' name=unit
          option value=2: Sea view 2
          option value=3: Sea view 3
        button type=submit: Move there and check in
      button type=button: Other room or nights"
  `)
})

it('says nothing of guests where all have left, or where that is unknown', async () => {
  for (const readDay of [{ departures: [] } as never, refusedWith('internal', 500)]) {
    const { page, until } = await mountCheckIn('unit_occupied', { readDay })
    await until(() => expect(page.querySelector('select')).not.toBeNull())
    expect(page.querySelector('dialog a')).toBeNull()
    expect(page.querySelector('details')).toBeNull()
  }
})

it('leads on to another room or other nights', async () => {
  const { control, press, until, page } = await mountCheckIn('unit_dirty')
  await until(() => expect(page.querySelector('select')).not.toBeNull())
  await press(control('Other room or nights'))
  expect(page.querySelector('dialog h2')?.textContent).toContain('Amara Perera')
  await press(control('Close'))
  expect(closed).toHaveBeenCalledOnce()
})

const chosen = vi.fn()

const mountEarly = (answers: Answers) => {
  chosen.mockClear()
  return mountInDesk(
    <EarlyDialog stay={aStay({ due: 120 })} until="2027-05-11" onClose={closed} onChosen={chosen} />,
    answers,
  )
}

it('asks at an early departure whether the other nights are charged, with both totals', async () => {
  const { outline, page, press, sent, until } = await mountEarly({
    quoteStayChange: { totalPrice: 100 } as never,
  })
  await until(() => expect(page.querySelector('[role="status"]')?.textContent).toContain('$100'))
  expect(sent('quoteStayChange')).toEqual({ checkOut: '2027-05-11' })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Amara Perera leaves early'
      h2: Amara Perera leaves early
      button 'Close' type=button
      p: Booked until Thu 13 May: 2 nights left, for sale again at once.
      button type=button: Check out, charge all nights
      p: Total $300 · $120 due
      button type=button: Check out, charge nights stayed
      p role=status: Total $100 · $80 to give back"
  `)
  const [, charged, back] = [...page.querySelectorAll('dialog[open] button')]
  await press(charged as Element)
  await press(back as Element)
  expect(chosen.mock.calls).toEqual([
    [{ nightsLeft: 'charged', totalPrice: 300 }],
    [{ nightsLeft: 'given_back', totalPrice: 100 }],
  ])
})

it('gives no nights back without their price', async () => {
  const { outline, page, until } = await mountEarly({ quoteStayChange: refusedWith('internal', 500) })
  await until(() => expect(page.querySelector('[role="status"]')?.textContent).toBe('No.'))
  expect(outline('dialog')).toContain('disabled')
})
