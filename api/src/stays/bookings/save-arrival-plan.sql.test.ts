import { guestBooking } from '@calm-rest/contract/schemas'
import { langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const arrival = { time: '15:30', flight: 'UL 504', shuttle: true, note: 'With a pram.' }

/** A booking from 1 to 4 July 2027, made on 1 June, and the link of its mail. */
const openBooked = async (stay: object = {}) => {
  const opened = await openTestDesk()
  const { api } = opened
  const links = createSignedLinks(api.db, () => new Date('2027-06-01T06:00:00Z'))
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, ...stay })).json()
  const token = await links.forBooking(reference, goodBooking.checkOut)
  const post = async (path: string, body: object) => {
    const answer = await api.post(path, { token, ...body })
    return { status: answer.status, data: await answer.json() }
  }
  return {
    ...opened,
    reference: reference as string,
    token,
    tell: (told: object = arrival, lang = 'en') => post(`/api/bookings/by-link/arrival?lang=${lang}`, told),
    read: async () => guestBooking.strict().parse((await post('/api/bookings/by-link', {})).data),
    dueMails: async () =>
      (await api.db
        .prepare("SELECT due_at FROM outbox WHERE kind = 'arrival-for-owner' ORDER BY id")
        .pluck()
        .all()) as string[],
    sendMails: () => api.db.exec("UPDATE outbox SET sent_at = created_at, payload = '{}'"),
  }
}

describe('R-arrival: a guest with the link of a booking', () => {
  it('tells when they arrive and changes it, and the front desk sees it', async () => {
    const { tell, read, desk, reference } = await openBooked()
    expect(await read()).toMatchObject({ arrival: null, mayTellArrival: true })
    const toldAt = '2027-06-01T06:00:00.000Z'
    expect(await tell()).toMatchObject({ status: 200, data: { arrival: { ...arrival, toldAt } } })
    expect((await read()).arrival).toEqual({ ...arrival, toldAt })
    await tell({ time: '', flight: ' ', shuttle: false, note: null })
    const unknown = { time: null, flight: null, shuttle: false, note: null, toldAt }
    expect((await read()).arrival).toEqual(unknown)
    expect((await desk.bookings.find(reference)).arrival).toEqual(unknown)
  })

  it.each([
    [{ time: '24:00' }, 'time', 'invalid_time'],
    [{ time: '3 pm' }, 'time', 'invalid_time'],
    [{ time: 1530 }, 'time', 'invalid_type'],
    [{ flight: 'x'.repeat(21) }, 'flight', 'too_long'],
    [{ shuttle: 'yes' }, 'shuttle', 'invalid_type'],
    [{ shuttle: undefined }, 'shuttle', 'required'],
    [{ note: 'x'.repeat(1001) }, 'note', 'too_long'],
  ])('is refused %j', async (wrong, field, code) => {
    const { tell, read } = await openBooked()
    expect(await tell({ ...arrival, ...wrong })).toMatchObject({
      status: 400,
      data: { fields: [{ field, code }] },
    })
    expect((await read()).arrival).toBeNull()
  })

  it('tells it until arriving, and on the day of check-in at the latest', async () => {
    const { tell, desk, reference, setClock, read } = await openBooked()
    setClock('2027-07-01T10:00:00Z')
    expect((await tell()).status).toBe(200)
    await desk.bookings.arrive(reference)
    expect(await tell({ ...arrival, time: '16:00' })).toMatchObject({
      status: 409,
      data: { code: 'booking_closed' },
    })
    expect(await read()).toMatchObject({ arrival: { time: '15:30' }, mayTellArrival: false })
    await desk.bookings.undo(reference)
    setClock('2027-07-01T18:30:00Z')
    expect((await tell({ ...arrival, time: '16:00' })).status).toBe(409)
  })

  it.each(langs)('is told in %s that the booking is closed', async (lang) => {
    const { tell, desk, reference } = await openBooked()
    await desk.bookings.cancel(reference)
    const { status, data } = await tell(arrival, lang)
    expect([status, data.code]).toEqual([409, 'booking_closed'])
    expect(data.error).toMatch({ en: /write or call/, de: /rufen Sie an/, zh: /致电/ }[lang])
  })

  it('is asked again if the stay moves to another day, since time and flight belong to one', async () => {
    const { tell, read, desk, reference } = await openBooked()
    await tell()
    await desk.bookings.change(reference, { checkOut: '2027-07-05' }, 940)
    expect((await read()).arrival).toMatchObject(arrival)
    await desk.bookings.change(reference, { checkIn: '2027-07-02' }, 705)
    expect(await read()).toMatchObject({ arrival: null, mayTellArrival: true })
  })
})

describe('the owner', () => {
  it('gets no mail about an arrival that is days away: the morning mail has it', async () => {
    const { tell, dueMails, setClock } = await openBooked()
    await tell()
    setClock('2027-06-29T18:29:00Z')
    await tell({ ...arrival, time: '16:00' })
    expect(await dueMails()).toEqual([])
  })

  it('gets one about an arrival tomorrow, some minutes later, with the latest facts, and at most one an hour', async () => {
    const { tell, dueMails, sendMails, setClock } = await openBooked()
    setClock('2027-06-29T18:30:00Z')
    await tell()
    await tell({ ...arrival, time: '16:00' })
    expect(await dueMails()).toEqual(['2027-06-29T18:35:00.000Z'])
    await sendMails()
    setClock('2027-06-29T18:40:00Z')
    await tell({ ...arrival, time: '17:00' })
    await tell({ ...arrival, time: '18:00' })
    expect(await dueMails()).toEqual(['2027-06-29T18:35:00.000Z', '2027-06-29T19:35:00.000Z'])
  })

  it('gets none if the same is told again', async () => {
    const { tell, dueMails, sendMails, setClock } = await openBooked()
    setClock('2027-07-01T02:00:00Z')
    await tell()
    await sendMails()
    setClock('2027-07-01T06:00:00Z')
    await tell()
    expect(await dueMails()).toHaveLength(1)
  })

  it('gets twelve an hour at most, however many guests tell', async () => {
    const { api, tell, dueMails, setClock } = await openBooked()
    const at = '2027-07-01T02:00:00.000Z'
    const insert = `INSERT INTO outbox (kind, payload, lang, created_at, due_at, priority)
      VALUES ('arrival-for-owner', '{}', 'en', '${at}', '${at}', 1)`
    for (let n = 0; n < 12; n += 1) await api.db.exec(insert)
    setClock('2027-07-01T02:30:00Z')
    expect((await tell()).status).toBe(200)
    expect(await dueMails()).toHaveLength(12)
  })
})
