import { expect, it } from 'vitest'
import { goodBooking, goodMessage, goodUser } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openDesk } from '../open-desk.ts'

it('R-desk-hide: hides a review from lists, counts and means, and publishes it again', async () => {
  const { desk, read } = await openTestDesk()
  const shown = async () => {
    const reviews: { reviewTitle: string }[] = await read('/api/testimonials')
    const titles = reviews.map(({ reviewTitle }) => reviewTitle)
    return { titles, rating: (await read('/api/rooms/coral-suite')).rating }
  }
  const before = await shown()
  const best = (await desk.reviews.list('published')).filter(
    ({ roomType, rating }) => roomType === 'sea view' && rating === 5,
  )
  expect(best.length).toBeGreaterThan(1)
  for (const { _id } of best) expect((await desk.reviews.hide(_id)).status).toBe('hidden')
  const after = await shown()
  const hidden = best.map(({ reviewTitle }) => reviewTitle)
  expect(after.titles).toEqual(before.titles.filter((title) => !hidden.includes(title)))
  expect(after.rating).toBeLessThan(before.rating)
  expect(await desk.reviews.list('hidden')).toHaveLength(best.length)
  expect(await desk.reviews.list('hidden', 1)).toHaveLength(1)
  for (const { _id } of best) await desk.reviews.publish(_id)
  expect(await shown()).toEqual(before)
})

it('R-desk-answer: answers a message by mail, also once more, or notes that it was done otherwise', async () => {
  const { api, desk, mails, setClock } = await openTestDesk()
  await api.post('/api/messages?lang=de', goodMessage)
  await api.post('/api/messages', goodMessage)
  expect((await desk.messages.list(true)).map(({ id }) => id)).toEqual([2, 1])
  expect((await desk.messages.list(false, 1)).map(({ id }) => id)).toEqual([2])
  expect(await desk.messages.answer(1, ' Yes.\r\nOf course. ')).toMatchObject({
    answeredAt: '2027-06-01T06:00:00.000Z',
  })
  expect((await desk.messages.markAnswered(2)).answeredAt).not.toBeNull()
  expect((await mails()).filter((kind) => kind === 'message-reply')).toHaveLength(1)
  const row = await api.db.prepare("SELECT payload, lang FROM outbox WHERE kind = 'message-reply'").get()
  expect(row).toEqual({ payload: JSON.stringify({ messageId: 1, reply: 'Yes.\nOf course.' }), lang: 'de' })
  setClock('2027-06-01T20:00:00.000Z')
  await desk.messages.answer(1, 'And a cot.')
  expect(await desk.messages.replies(1)).toEqual([
    { reply: 'Yes.\nOf course.', createdAt: '2027-06-01T06:00:00.000Z' },
    { reply: 'And a cot.', createdAt: '2027-06-01T20:00:00.000Z' },
  ])
  await api.post('/api/messages', goodMessage)
  await desk.messages.answer(3, 'Yes')
  // the next day has begun at the property
  await expect(desk.messages.markAnswered(3)).rejects.toThrow(
    'Message 3 was answered already, on 2027-06-02.',
  )
  await expect(desk.messages.answer(9, 'No')).rejects.toThrow('There is no message 9.')
  expect(await desk.messages.list(true)).toEqual([])
})

it('R-desk-guest-data: erases all under an address, with account and without, but the name of a stay to come', async () => {
  const { api, desk, setClock } = await openTestDesk()
  const book = async (checkIn: string, checkOut: string, totalPrice: number) =>
    (await (await api.post('/api/bookings', { ...goodBooking, checkIn, checkOut, totalPrice })).json())
      .reference
  const past = await book('2027-06-02', '2027-06-03', 235)
  const coming = await book('2027-07-01', '2027-07-04', 705)
  await api.post('/api/messages', { ...goodMessage, email: 'AMARA@example.com' })
  await desk.messages.answer(1, 'Yes.')
  await api.post('/api/users', goodUser)
  await api.db.exec("UPDATE bookings SET arrival_note = 'With a pram.', arrival_told_at = created_at")
  setClock('2027-06-10T06:00:00.000Z')
  await expect(desk.guests.find('nobody@example.com')).rejects.toThrow('There is no guest')
  expect(await desk.guests.erase('Amara@Example.com')).toEqual({
    bookings: 1,
    later: 1,
    messages: 1,
    reviews: 0,
    hasAccount: true,
  })
  expect(await desk.bookings.find(past)).toMatchObject({
    firstName: '',
    email: '',
    specialRequest: null,
    arrival: null,
  })
  expect(await desk.bookings.find(coming)).toMatchObject({ firstName: 'Amara', email: 'amara@example.com' })
  expect(await desk.messages.list()).toEqual([])
  expect((await api.counts()).users).toBe(0)
  expect(await api.db.prepare('SELECT reply FROM message_replies').all()).toEqual([])
  const [line] = await desk.log(1)
  expect(line).toMatchObject({ action: 'guest erase', subject: 'guest', after: { bookings: 1, accounts: 1 } })
  expect(JSON.stringify(line)).not.toMatch(/amara/i)
})

it('knows guests by their address, with account and without', async () => {
  const { api, desk } = await openTestDesk()
  await api.post('/api/bookings', goodBooking)
  await api.post('/api/bookings', {
    ...goodBooking,
    email: 'AMARA@example.com',
    checkIn: '2027-07-04',
    checkOut: '2027-07-05',
    totalPrice: 235,
  })
  await api.post('/api/bookings', {
    ...goodBooking,
    firstName: '伟',
    lastName: '王',
    email: 'w@example.com',
    checkIn: '2027-08-01',
    checkOut: '2027-08-02',
    totalPrice: 235,
  })
  await api.post('/api/users', { ...goodUser, email: 'new@example.com' })
  await desk.bookings.cancel((await desk.bookings.ofGuest('w@example.com'))[0]?.reference ?? '')
  expect(await desk.guests.list()).toMatchObject([
    {
      email: 'amara@example.com',
      name: 'Amara Perera',
      bookings: 2,
      cancelled: 0,
      lastStay: '2027-07-05',
      total: 940,
      accountSince: null,
    },
    {
      email: 'new@example.com',
      bookings: 0,
      lastStay: null,
      total: 0,
      accountSince: '2027-06-01T06:00:00.000Z',
    },
    { email: 'w@example.com', name: '王伟', bookings: 1, cancelled: 1, lastStay: null, total: 0 },
  ])
  expect((await desk.guests.list('PERERA')).map(({ email }) => email)).toEqual([
    'amara@example.com',
    'new@example.com',
  ])
  // with the joiner that the name is printed with, and without it, as most keyboards type it
  const sinhala = { firstName: 'ශ්\u200dරී', lastName: 'දොළමුල්ල', email: 's@example.com' }
  await api.post('/api/users', { ...goodUser, ...sinhala })
  for (const typed of ['ශ්\u200dරී', 'ශ්රී', 'දෙ\u0dcfළ'])
    expect((await desk.guests.list(typed)).map(({ email }) => email)).toEqual(['s@example.com'])
  expect(await desk.bookings.ofGuest('amara@example.com')).toHaveLength(2)
  await expect(desk.guests.find('x@example.com')).rejects.toThrow('There is no guest x@example.com.')
})

it('makes no database in a folder that has none', async () => {
  await expect(openDesk({ dataDir: '/nowhere/at/all', who: 'nirosha' })).rejects.toThrow(
    'There is no database in /nowhere/at/all',
  )
})
