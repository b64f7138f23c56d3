import type { StaffChangeQuote } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { ChangePrice } from './change-price.tsx'
import { type RoomPrice, totalBy, usualPrice } from './room-price.ts'
import { RoomPriceField } from './room-price-field.tsx'

const quote = (other: Partial<StaffChangeQuote>): StaffChangeQuote => ({
  version: 'v',
  isFree: true,
  roomId: 'coral-suite',
  roomType: 'Coral Suite',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  nights: 3,
  guests: 2,
  totalBefore: 183,
  totalPrice: 804,
  totalIfKept: 183,
  ...other,
})

it.each([
  ['a dearer room type: the price is kept', 804, 183, 'kept', 183],
  ['a cheaper room type: its price is charged', 150, 183, 'charged', 150],
  ['the same room type: there is one price', 244, null, 'charged', 244],
] as const)(
  'R-staff-kept-price: begins with the lower price for %s',
  (_, totalPrice, totalIfKept, price, total) => {
    const quoted = quote({ totalPrice, totalIfKept })
    expect(usualPrice(quoted)).toBe(price)
    expect(totalBy(quoted, usualPrice(quoted))).toBe(total)
  },
)

interface Shown {
  quoted: StaffChangeQuote
  roomPrice: RoomPrice
}

const View = ({ props: { quoted, roomPrice } }: ViewProps<Shown, null>) => (
  <>
    <RoomPriceField quote={quoted} roomPrice={roomPrice} onRoomPrice={() => {}} />
    <ChangePrice quote={quoted} roomPrice={roomPrice} />
  </>
)

const render = (lang: Lang, quoted: StaffChangeQuote, roomPrice: RoomPrice) =>
  renderView({ View, words, lang, props: { quoted, roomPrice }, loaded: { status: 'ready', data: null } })

it.each([
  ['en', 'Price as booked', 'Price of the new room', 'The price stays'],
  ['de', 'Preis wie gebucht', 'Preis des neuen Zimmers', 'Der Preis bleibt'],
  ['zh', '按原房间计价', '按新房间计价', '价格不变'],
] as const)(
  'R-staff-kept-price: shows both totals in %s before it is confirmed',
  async (lang, kept, charged, same) => {
    const html = await render(lang, quote({}), 'kept')
    const [inKept = '', inCharged = ''] = html.split('<label').slice(1)
    expect([inKept.includes(kept), inKept.includes('183'), inKept.includes('checked')]).toEqual([
      true,
      true,
      true,
    ])
    expect([inCharged.includes(charged), inCharged.includes('804'), inCharged.includes('checked')]).toEqual([
      true,
      true,
      false,
    ])
    expect(html).toContain(same)
    const alone = await render(lang, quote({ totalIfKept: null }), 'charged')
    expect(alone).not.toContain(kept)
  },
)

it.each([
  [1, 'The guest pays more', '$1', false],
  [0, 'The price stays', '', false],
  [-1, 'The guest pays less', '$1', true],
])('says of a difference of %d dollars who pays it', async (difference, words, amount, isProofAsked) => {
  const html = await render('en', quote({ totalPrice: 183 + difference, totalIfKept: null }), 'charged')
  const [, said, dollars] = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd><\/dl>/.exec(html) ?? []
  expect({ said, dollars }).toEqual({ said: words, dollars: amount })
  expect(html.includes('passkey')).toBe(isProofAsked)
})
