import type { Lang } from '@calm-rest/contract/widget'
import { fetchPage, sharedSite, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { rowsOf, stay, typed } from './journey.fixture.ts'
import { fillStay, visitWithoutScripts } from './plain-visitor.fixture.ts'

const site = sharedSite()
const today = JSON.parse((await fetchPage('/api/hotel/day')).html).today as string

const visit = (path: string, lang: Lang) =>
  visitWithoutScripts(`/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)

describe('a visitor without scripts', () => {
  it('R-booking-contact: reports an invalid phone number beside the field, and books with it and a time once it is corrected', async () => {
    const email = 'phone@without-scripts.example'
    const visitor = await visit('book', 'en')
    fillStay(visitor, 'en', stay(today, 270, 2), { email })
    visitor.fill({ phone: '0151 23456789', arrivalTime: '22:30' })
    await visitor.send()
    expect(await visitor.send()).toBe(400)
    expect(visitor.autofocused().getAttribute('name')).toBe('phone')
    expect(textOf(visitor.document(), 'main form')).toContain('Please enter a valid phone number')
    expect(visitor.fields()).toMatchObject({ email, phone: '0151 23456789', arrivalTime: '22:30' })
    visitor.fill({ phone: '+49 151 23456789' })
    expect(await visitor.send()).toBe(200)
    expect(bookingsOf(email)).toMatchObject([{ phone: '+4915123456789', arrival_time: '22:30' }])
  })

  it('is told that a room is taken, with everything as it was, and books other nights', async () => {
    // a room with a single unit
    const room = 'lighthouse-suite'
    const taken = stay(today, 250, 3)
    const free = stay(today, 253, 2)
    const first = 'first@without-scripts.example'
    const second = 'second@without-scripts.example'
    const visitor = await visit('book', 'en')
    fillStay(visitor, 'en', taken, { email: first, room })
    await visitor.send()
    expect(await visitor.send()).toBe(200)
    await visitor.follow('Book another stay')
    fillStay(visitor, 'en', taken, { email: second, room })
    visitor.fill({ specialRequest: 'By the window,\nplease' })
    await visitor.send()
    expect(await visitor.send()).toBe(409)
    expect(visitor.autofocused().textContent).toContain('Failed to submit booking')
    expect(visitor.fields()).toMatchObject({
      firstName: 'Ada',
      email: second,
      ...taken,
      roomType: room,
      specialRequest: 'By the window,\r\nplease',
    })
    visitor.fill({
      checkInTyped: typed('en', free.checkIn),
      checkOutTyped: typed('en', free.checkOut),
    })
    await visitor.send()
    expect(await visitor.send()).toBe(200)
    expect(bookingsOf(second)).toMatchObject([{ check_in: free.checkIn, check_out: free.checkOut }])
  })
})

const bookingsOf = (email: string) => rowsOf(site, 'SELECT * FROM bookings WHERE email = ?', email)
