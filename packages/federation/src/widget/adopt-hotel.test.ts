import { hotel } from '@calm-rest/contract/hotel'
import { expect, it } from 'vitest'
import { testProperty } from '../testing/index.ts'
import { adoptHotel } from './adopt-hotel.ts'

const tokyo = { currency: 'JPY', timeZone: 'Asia/Tokyo' }
const lisbon = { currency: 'EUR', timeZone: 'Europe/Lisbon' }

it('takes currency and time zone from the facts of a page, or from a partner’s page, which has no more', () => {
  adoptHotel({ property: { ...testProperty, ...tokyo } })
  expect(hotel).toMatchObject(tokyo)
  adoptHotel({ hotel: lisbon })
  expect(hotel).toMatchObject(lisbon)
  adoptHotel({})
  expect(hotel).toMatchObject(lisbon)
})
