import { expect, it } from 'vitest'
import { refusalOf } from '../../core/http/refusal.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { staysOf } from '../services.ts'

// one unit, 1 to 4 July, 235 dollars a night
const availability = '/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-10'

const openBooked = async () => {
  const opened = await openTestDesk()
  const { api, read, desk, setClock } = opened
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  /** Sets the clock to noon at the property. */
  const setDay = (day: string) => setClock(`${day}T06:30:00.000Z`)
  return {
    ...opened,
    reference: reference as string,
    setDay,
    taken: async (): Promise<string[]> => (await read(availability)).taken,
    bookOther: (checkIn: string, checkOut: string, totalPrice: number) =>
      desk.bookings.add(
        {
          roomId: 'lighthouse-suite',
          checkIn,
          checkOut,
          guests: 2,
          lang: 'en',
          firstName: 'Bela',
          lastName: 'Silva',
          email: 'bela@example.com',
        },
        totalPrice,
      ),
  }
}

const refusal = async (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    (cause: unknown) => (refusalOf(cause) as Error).message,
  )

it('arrives from the day of check-in on, and cannot be cancelled, moved or recorded as a no-show then', async () => {
  const { desk, setDay, reference } = await openBooked()
  expect(await refusal(() => desk.bookings.arrive(reference))).toMatch(/^Too late|^This booking/)
  setDay('2027-07-01')
  expect(await desk.bookings.arrive(reference)).toMatchObject({
    status: 'confirmed',
    arrivedOn: '2027-07-01',
    endedOn: null,
    cancellation: 'closed',
  })
  setDay('2027-07-02')
  // an arrival recorded twice counts once
  expect((await desk.bookings.arrive(reference)).arrivedOn).toBe('2027-07-01')
  expect(await refusal(() => desk.bookings.noShow(reference))).not.toBe('done')
  expect(await refusal(() => desk.bookings.cancel(reference))).not.toBe('done')
  expect((await desk.log(10)).map(({ action }) => action)).toEqual(['booking arrive'])
})

it('R-stay-life: frees the nights that are left when the guest leaves early, and sells them', async () => {
  const { api, desk, setDay, reference, taken, bookOther } = await openBooked()
  setDay('2027-07-01')
  await desk.bookings.arrive(reference)
  setDay('2027-07-02')
  expect(await desk.bookings.leave(reference)).toMatchObject({
    status: 'completed',
    endedOn: '2027-07-02',
    checkOut: '2027-07-04',
    totalPrice: 705,
  })
  expect(await taken()).toEqual(['2027-07-01'])
  const { onDay } = staysOf(api.db).stayReads
  expect(await onDay('2027-07-02')).toMatchObject({ leaving: [{ reference }], staying: [], arriving: [] })
  expect(await onDay('2027-07-03')).toMatchObject({ leaving: [], staying: [] })
  await bookOther('2027-07-02', '2027-07-05', 705)
  expect(await taken()).toEqual(['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04'])
  // the nights are sold: it cannot be undone
  expect(await refusal(() => desk.bookings.undo(reference))).toBe(
    `The nights of ${reference} that were free again are booked by others.`,
  )
  expect((await desk.bookings.find(reference)).status).toBe('completed')
})

it('leaves on the day of check-out, or counts as completed by the calendar', async () => {
  const { desk, setDay, reference } = await openBooked()
  setDay('2027-07-04')
  expect(await desk.bookings.leave(reference)).toMatchObject({ status: 'completed', endedOn: '2027-07-04' })
  expect(await refusal(() => desk.bookings.noShow(reference))).not.toBe('done')
  setDay('2027-07-06')
  expect(await desk.bookings.leave(reference)).toMatchObject({ endedOn: '2027-07-04' })
})

it('frees the nights of a no-show from then on, and takes them back if the guest comes after all', async () => {
  const { desk, setDay, reference, taken } = await openBooked()
  expect(await refusal(() => desk.bookings.noShow(reference))).not.toBe('done')
  setDay('2027-07-02')
  expect(await desk.bookings.noShow(reference)).toMatchObject({ status: 'no_show', endedOn: '2027-07-02' })
  expect(await taken()).toEqual(['2027-07-01'])
  expect(await desk.bookings.undo(reference)).toMatchObject({ status: 'confirmed', endedOn: null })
  expect(await taken()).toEqual(['2027-07-01', '2027-07-02', '2027-07-03'])
  await desk.bookings.noShow(reference)
  setDay('2027-07-03')
  // nobody held the night between
  await desk.bookings.undo(reference)
  expect(await taken()).toEqual(['2027-07-01', '2027-07-03'])
})

it('records a no-show from the evening of the day of check-in to the end of the month in which the stay ends, and otherwise says why not', async () => {
  const { desk, setDay, setClock, reference } = await openBooked()
  const tooEarly = 'Too early: a no-show can be noted from 18:00 on the day of check-in on, 2027-07-01.'
  expect(await refusal(() => desk.bookings.noShow(reference))).toBe(tooEarly)
  // a minute before six at the property, and six
  setClock('2027-07-01T12:29:00.000Z')
  expect(await refusal(() => desk.bookings.noShow(reference))).toBe(tooEarly)
  setClock('2027-07-01T12:30:00.000Z')
  expect((await desk.bookings.noShow(reference)).status).toBe('no_show')
  await desk.bookings.undo(reference)
  setDay('2027-07-31')
  expect(await desk.bookings.noShow(reference)).toMatchObject({ status: 'no_show', endedOn: '2027-07-31' })
  // recorded long after check-out, and still undone on the same day
  expect(await desk.bookings.undo(reference)).toMatchObject({ status: 'completed', endedOn: null })
  const monthIsOver =
    "It ended on 2027-07-04: no-shows can be noted and taken back until the end of that month, 2027-07-31, since partners' statements change no more after it."
  setDay('2027-08-01')
  expect(await refusal(() => desk.bookings.noShow(reference))).toBe(
    `Too late: the stay counts as taken up. ${monthIsOver}`,
  )
  expect((await desk.bookings.find(reference)).status).toBe('completed')
  setDay('2027-07-31')
  await desk.bookings.noShow(reference)
  setDay('2027-08-01')
  expect(await refusal(() => desk.bookings.undo(reference))).toBe(
    `Too late: the no-show stays. ${monthIsOver}`,
  )
  expect((await desk.bookings.find(reference)).status).toBe('no_show')
})

it('undoes an arrival, but nothing recorded before yesterday', async () => {
  const { desk, setDay, setClock, reference } = await openBooked()
  expect(await refusal(() => desk.bookings.undo(reference))).toBe(
    `Nothing was noted of ${reference} today or yesterday.`,
  )
  setDay('2027-07-01')
  await desk.bookings.arrive(reference)
  expect(await desk.bookings.undo(reference)).toMatchObject({ arrivedOn: null, status: 'confirmed' })
  setClock('2027-07-01T13:00:00.000Z')
  await desk.bookings.noShow(reference)
  setDay('2027-07-03')
  expect(await refusal(() => desk.bookings.undo(reference))).toBe(
    `Nothing was noted of ${reference} today or yesterday.`,
  )
  setDay('2027-07-09')
  expect((await desk.bookings.find(reference)).status).toBe('no_show')
})

it('returns to another unit if its own was sold meanwhile', async () => {
  const { api, desk, setClock, setDay } = await openTwoUnits()
  const book = async (checkIn: string, checkOut: string, nights: number) =>
    (
      await (
        await api.post('/api/bookings', {
          ...goodBooking,
          roomType: 'courtyard-room',
          checkIn,
          checkOut,
          totalPrice: 61 * nights,
        })
      ).json()
    ).reference as string
  const one = await book('2027-07-01', '2027-07-05', 4)
  setDay('2027-07-02')
  await desk.bookings.noShow(one)
  const walkIn = await book('2027-07-02', '2027-07-04', 2)
  expect((await desk.bookings.find(walkIn)).unit).toBe(1)
  await desk.bookings.arrive(walkIn)
  expect((await desk.bookings.undo(one)).unit).toBe(2)
  setClock('2027-07-03T06:00:00.000Z')
  const { staying } = await staysOf(api.db).stayReads.onDay('2027-07-03')
  expect(staying.map(({ unit }) => unit).toSorted()).toEqual([1, 2])
})

const openTwoUnits = async () => {
  const opened = await openTestDesk()
  return { ...opened, setDay: (day: string) => opened.setClock(`${day}T06:30:00.000Z`) }
}
