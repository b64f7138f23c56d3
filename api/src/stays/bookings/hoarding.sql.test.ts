import { errorWords } from '@calm-rest/contract/errors'
import { addDays, nightsBetween, stayTotal } from '@calm-rest/contract/stay'
import { langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-now.ts'
import { defaultNightCaps, type NightCaps } from './night-caps.ts'

/** Opens a site that trusts a proxy's word about the client. */
const open = async (nightCaps: Partial<NightCaps> = defaultNightCaps) => {
  const opened = await openTestDesk({ nightCaps })
  const rooms = await opened.read('/api/rooms')
  const roomOf = (id: string) => rooms.find(({ _id }: { _id: string }) => _id === id)
  let attempt = 0
  /** Books one stay from a client address, with a new e-mail address each time by default. */
  const book = async (
    { id = 'frangipani-room', checkIn = '2027-07-01', nights = 3, email = '', lang = 'en' },
    from = '203.0.113.7',
  ) => {
    attempt += 1
    const checkOut = addDays(checkIn, nights)
    const answer = await opened.api.app.request(
      `/api/bookings?lang=${lang}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({
          ...goodBooking,
          email: email || `guest-${attempt}@example.com`,
          checkIn,
          checkOut,
          roomType: id,
          totalPrice: stayTotal(roomOf(id), checkIn, checkOut),
        }),
      },
      { incoming: { socket: { remoteAddress: from } } } as never,
    )
    return { status: answer.status, headers: answer.headers, data: await answer.json() }
  }
  const nightsSold = async () => (await opened.api.counts()).booking_nights ?? 0
  const mailsOfCaps = async () => (await opened.mails()).filter((kind) => kind === 'night-cap-for-owner')
  return { ...opened, rooms, book, nightsSold, mailsOfCaps }
}

/** The longest stays that the rules permit. */
const longest = 90

const hoard = async (
  { rooms, book }: Awaited<ReturnType<typeof open>>,
  addressOf: (at: number) => string,
) => {
  const answers: Awaited<ReturnType<typeof book>>[] = []
  for (const { _id: id } of rooms) {
    for (let at = 0; at < 8; at += 1) {
      const stay = { id, checkIn: addDays('2027-06-02', at * longest), nights: longest }
      answers.push(await book(stay, addressOf(answers.length)))
    }
  }
  return answers
}

describe('a stranger who books out two years', () => {
  it('gets the nights of one network, and is then asked for an address; the owner is notified once', async () => {
    const site = await open()
    const answers = await hoard(site, (at) => `203.0.113.${at}`)
    expect(await site.nightsSold()).toBe(2 * longest)
    const refused = answers.slice(2)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.code}`))).toEqual(
      new Set(['428 address_code_required']),
    )
    expect(await site.mailsOfCaps()).toHaveLength(1)
  })

  it('gets no more from a /48 of IPv6 than from one address of it', async () => {
    const site = await open()
    await hoard(site, (at) => `2001:db8:7:${at.toString(16)}::1`)
    expect(await site.nightsSold()).toBe(2 * longest)
  })

  it('gets the nights of a day from any number of networks', async () => {
    const site = await open()
    const answers = await hoard(site, (at) => `198.51.${at}.7`)
    expect(await site.nightsSold()).toBeLessThanOrEqual(defaultNightCaps.day)
    expect(answers.at(-1)).toMatchObject({ status: 428, data: { code: 'proof_of_work_required' } })
  })

  it('gets the nights of one mailbox, however it is written', async () => {
    const { book } = await open()
    const email = (at: number) => (at % 2 ? 'mallory@example.com' : 'Mallory@Example.com')
    expect((await book({ nights: longest, email: email(0) }, '198.51.1.7')).status).toBe(201)
    expect(await book({ nights: 31, email: email(1) }, '198.51.2.7')).toMatchObject({
      status: 428,
      data: { success: false, code: 'proof_of_work_required' },
    })
    expect((await book({ nights: 30, email: email(1) }, '198.51.2.7')).status).toBe(201)
  })

  it.each(langs)('is refused in words in %s, which the form shows', async (lang) => {
    const { book } = await open({ network: longest })
    await book({ nights: longest })
    const { data } = await book({ lang, nights: 1 })
    expect(data.error).toBe(errorWords.proof_of_work_required[lang])
  })
})

describe('guests', () => {
  it('of other networks book while one is refused, and all do a day later', async () => {
    const { book, setClock } = await open({ network: longest })
    await book({ nights: longest })
    expect((await book({ nights: 1 })).status).toBe(428)
    expect((await book({ nights: 1 }, '203.0.114.7')).status).toBe(201)
    setClock('2027-06-02T06:00:00.001Z')
    expect((await book({ nights: 1 })).status).toBe(201)
  })

  it('behind an unconfigured proxy on this machine are not treated as one network', async () => {
    const { book } = await open({ network: longest })
    await book({ nights: longest }, '127.0.0.1')
    expect((await book({ nights: longest }, '127.0.0.1')).status).toBe(201)
  })
})

describe('the network of a booking', () => {
  it('is stored for seven days as a hash that reveals nothing of the address', async () => {
    const { api, book } = await open()
    await book({})
    const stored = api.db.prepare<[], Buffer | null>('SELECT client_network FROM bookings').pluck()
    expect((await stored.get())?.length).toBe(16)
    const retention = createRetention(api.db)
    const after = (days: number) => retention(new Date(testNow.getTime() + days * 86_400_000))
    await after(6)
    expect(await stored.get()).not.toBeNull()
    await after(8)
    expect(await stored.get()).toBeNull()
  })
})

describe('the owner', () => {
  const openHoarded = async () => {
    const site = await open()
    await book3(site)
    const guest = await site.book({ email: 'guest@example.com' }, '198.51.100.7')
    return { ...site, guest: guest.data.reference as string }
  }
  const book3 = async ({ book }: Awaited<ReturnType<typeof open>>) => {
    for (let at = 0; at < 3; at += 1)
      await book({ id: 'coral-suite', checkIn: addDays('2027-08-01', at * 3), email: 'Mallory@example.com' })
  }

  it('sees and frees what came from a network, by an address of it or by one of the bookings', async () => {
    const { desk, nightsSold, guest } = await openHoarded()
    const byAddress = await desk.bookings.ofGroup({ by: 'network', of: '203.0.113.250' })
    expect(byAddress.map(({ roomId }) => roomId)).toEqual(Array(3).fill('coral-suite'))
    const of = byAddress[0]?.reference ?? ''
    expect(await desk.bookings.ofGroup({ by: 'network', of })).toEqual(byAddress)
    const cancelled = await desk.bookings.cancelAll(byAddress, true)
    expect(cancelled.map(({ status }) => status)).toEqual(Array(3).fill('cancelled'))
    expect(await nightsSold()).toBe(3)
    expect((await desk.bookings.find(guest)).status).toBe('confirmed')
    expect((await desk.log(10)).map(({ action }) => action)).toEqual(Array(3).fill('booking cancel'))
  })

  it('by an e-mail address, with or without a mail to it', async () => {
    const { desk, mails } = await openHoarded()
    const found = await desk.bookings.ofGroup({ by: 'email', email: 'mallory@EXAMPLE.com' })
    const [first, ...others] = found
    if (!first) throw new Error('none')
    await desk.bookings.cancelAll([first], false)
    await desk.bookings.cancelAll(others, true)
    expect((await mails()).filter((kind) => kind === 'booking-cancelled')).toHaveLength(1)
    expect(await desk.bookings.ofGroup({ by: 'email', email: 'mallory@example.com' })).toEqual([])
  })

  it('by when they were made, on the clock of the property', async () => {
    const { desk, book, setClock } = await openHoarded()
    setClock('2027-06-01T06:30:00.000Z')
    await book({})
    const ofMoments = async (from: string, until: string) =>
      (await desk.bookings.ofGroup({ by: 'made', from, until })).length
    expect(await ofMoments('2027-06-01T11:30', '2027-06-01 12:00')).toBe(4)
    expect(await ofMoments('2027-06-01T12:00', '2027-06-01T12:01')).toBe(1)
    expect(await ofMoments('2027-06-01', '2027-06-02')).toBe(5)
    await expect(ofMoments('2027-06-01T25:00', '2027-06-02')).rejects.toThrow('is no day like 2027-03-31')
  })

  it('by when they were made, without those of the staff, unless requested', async () => {
    const { desk, book, setClock } = await openHoarded()
    setClock('2027-06-01T06:30:00.000Z')
    await book({})
    const stay = { roomId: 'coral-suite', checkIn: '2027-12-01', checkOut: '2027-12-03', guests: 2 }
    const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com', lang: 'en' as const }
    const wanted = { ...stay, ...guest, also: [{ roomId: 'horizon-room', guests: 1 }] }
    await desk.bookings.add(wanted, await desk.bookings.totalOf(wanted))
    const noon = { by: 'made', from: '2027-06-01T12:00', until: '2027-06-01T12:01' } as const
    expect(await desk.bookings.ofGroup(noon)).toHaveLength(1)
    expect(await desk.bookings.ofGroup({ ...noon, withStaff: true })).toHaveLength(3)
  })

  it('frees the day for guests with it', async () => {
    const { book, desk } = await open({ day: longest })
    await book({ nights: longest, email: 'mallory@example.com' })
    expect((await book({}, '198.51.100.7')).data.code).toBe('proof_of_work_required')
    await desk.bookings.cancelAll(await desk.bookings.ofGroup({ by: 'network', of: '203.0.113.7' }), true)
    expect((await book({}, '198.51.100.7')).status).toBe(201)
  })

  it('books for guests beyond every cap', async () => {
    const { desk, book } = await open({ network: longest, mailbox: longest, day: longest })
    await book({ nights: longest, email: 'amara@example.com' })
    const stay = { checkIn: '2027-12-01', checkOut: '2027-12-03' }
    const order = { ...stay, roomId: 'coral-suite', guests: 2, lang: 'en' } as const
    const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com' }
    const whole = { ...order, ...guest }
    const [booked] = await desk.bookings.add(whole, await desk.bookings.totalOf(whole))
    expect(booked?.nights).toBe(nightsBetween(stay.checkIn, stay.checkOut))
  })
})
