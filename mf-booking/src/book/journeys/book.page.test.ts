import type { Room } from '@calm-rest/contract/api'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import { fetchPage, sharedSite, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { inDays } from '../../testing/own-stays.fixture.ts'
import { bookPath } from './booking-page.fixture.ts'

const checkIn = inDays(100)
const checkOut = inDays(103)

const formOf = (document: Document) => {
  const chosen = (name: string) =>
    document.querySelector(`[name="${name}"] option[selected]`)?.getAttribute('value')
  const value = (name: string) => document.querySelector(`main form [name="${name}"]`)?.getAttribute('value')
  return {
    roomType: chosen('roomType'),
    guests: chosen('guests'),
    checkIn: value('checkIn'),
    checkOut: value('checkOut'),
  }
}

const roomsOf = async (): Promise<Room[]> => (await fetch(new URL('/api/rooms/', sharedSite().url))).json()

const totalIn = (document: Document) => textOf(document, 'main section[aria-labelledby] [role=status]')

describe('the booking page', () => {
  it('R-rule-guests, R-const-guests, R-book-order: has every field, those of the stay first, the first room, two of one to eight guests, and no total', async () => {
    const { document } = await fetchPage('/book')
    const named = [...document.querySelectorAll('main form [name]')].map((control) =>
      control.getAttribute('name'),
    )
    const order = [
      'checkIn',
      'checkOut',
      'guests',
      'roomType',
      'firstName',
      'lastName',
      'email',
      'phone',
      'arrivalTime',
      ...guestTextNames,
    ]
    expect(named.filter((name) => order.includes(name ?? ''))).toEqual(order)
    const rooms = await roomsOf()
    expect(formOf(document)).toEqual({ roomType: rooms[0]?._id, guests: '2', checkIn: '', checkOut: '' })
    const options = (name: string) => [...document.querySelectorAll(`[name="${name}"] option`)]
    expect(options('roomType').map((option) => option.getAttribute('value'))).toEqual(
      rooms.map(({ _id }) => _id),
    )
    expect(options('guests').map((option) => option.textContent)).toEqual([
      '1 guest',
      ...[2, 3, 4, 5, 6, 7, 8].map((count) => `${count} guests`),
    ])
    expect(totalIn(document)).toBe('Total price Not available')
  })

  it('fills in the stay of the URL', async () => {
    const { document } = await fetchPage(bookPath({ room: 'coral-suite', checkIn, checkOut, guests: 4 }))
    expect(formOf(document)).toEqual({ roomType: 'coral-suite', guests: '4', checkIn, checkOut })
  })

  it.each([
    ['en', 'coral-suite', 'Total price $804', 'Confirm booking · $804'],
    ['de', 'coral-suite', '804 $', 'Zahlungspflichtig buchen · 804 $'],
    ['zh', 'coral-suite', '$804', '· $804'],
    ['en', 'turtle-bay-room', 'Total price $372', 'Confirm booking · $372'],
  ] as const)(
    'says in %s what three nights in %s cost, with the discount: %s',
    async (lang, room, total, button) => {
      const { document } = await fetchPage(bookPath({ room, checkIn, checkOut, lang }))
      expect(totalIn(document)).toContain(total)
      expect(textOf(document, 'main form [type=submit]:not([name]):not([tabindex])')).toContain(button)
    },
  )

  it.each([
    [
      'en',
      'Free cancellation within 24 hours',
      'Breakfast and all taxes are included',
      'You pay at the house',
    ],
    ['de', 'Kostenlose Stornierung innerhalb von 24', 'Frühstück und alle Steuern', 'Bezahlt wird im Haus'],
    ['zh', '24 小时内可免费取消', '含早餐及所有税费', '房费到店支付'],
  ] as const)('R-book-terms: says in %s before the button what booking means', async (lang, ...terms) => {
    const { document } = await fetchPage(bookPath({ room: 'coral-suite', checkIn, checkOut, lang }))
    const button = '[type=submit]:not([name]):not([tabindex])'
    const parts = document.querySelectorAll(`main form :is(section[aria-labelledby], ${button})`)
    expect([...parts].map(({ localName }) => localName)).toEqual(['section', 'button'])
    for (const term of terms) expect(parts[0]?.textContent).toContain(term)
  })

  it('R-book-order: shows the calendar if a date is missing, and hides it if both are known', async () => {
    const calendarIn = async (stay: object) =>
      (await fetchPage(bookPath(stay))).document.querySelectorAll('form section[aria-label]').length
    expect(await calendarIn({})).toBe(1)
    expect(await calendarIn({ room: 'coral-suite', checkIn })).toBe(1)
    expect(await calendarIn({ room: 'coral-suite', checkIn, checkOut })).toBe(0)
  })

  it('R-booking-contact: asks for phone number and arrival as phones do, and requires neither', async () => {
    const { document } = await fetchPage('/book')
    const attributes = (name: string, ...wanted: string[]) =>
      wanted.map((one) => document.querySelector(`main form [name="${name}"]`)?.getAttribute(one) ?? null)
    expect(attributes('phone', 'type', 'autoComplete', 'required')).toEqual(['tel', 'tel', null])
    expect(attributes('arrivalTime', 'type', 'required')).toEqual(['time', null])
  })
})
