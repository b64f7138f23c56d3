import type { Offers } from '@calm-rest/contract/api'
import { expect, it } from 'vitest'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import { mountRooms } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomList } from './view.tsx'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
const nearest = { checkIn: '2027-07-06', checkOut: '2027-07-09' }
const rooms = [
  aRoom({ _id: 'loft', name: 'Loft' }),
  aRoom({ _id: 'attic', name: 'Attic', category: 'family', amenities: ['Free Wi-Fi'] }),
]
const offers: Offers = {
  ...stay,
  nights: 3,
  children: [],
  asks: { children: false },
  offers: [
    { roomId: 'loft', roomType: 'Loft', totalPrice: 384, unitsLeft: 1, units: 2 },
    { roomId: 'attic', roomType: 'Attic', totalPrice: 705, unitsLeft: 0, nearest },
  ],
}
const closed: Offers = {
  ...offers,
  closed: { from: '2027-06-28', until: '2027-07-06', nearest },
  offers: offers.offers.map((offer) => ({
    ...offer,
    unitsLeft: 0,
    restricted: ['property_closed'],
    nearest,
  })),
}

const outlineWith = async (props: object, search?: SearchedRooms['search'], all = rooms) => {
  const { outline } = await mountRooms(
    <RoomList
      props={props}
      lang="en"
      loaded={{ status: 'ready', data: { rooms: all, search } }}
      reload={() => {}}
      submitted={undefined}
    />,
  )
  return outline()
}

it('lists free rooms with facts and prices, and those that are taken below them', async () => {
  expect(await outlineWith(stay, { status: 'found', offers })).toMatchInlineSnapshot(`
    "div tabindex=-1
      div 'Room categories' role=tablist
        a aria-selected=true data-early=filter data-value href=/rooms/2027-07-01/2027-07-04/2 role=tab tabindex=0: All
        a aria-selected=false data-early=filter data-value=sea view href=/rooms/sea view/2027-07-01/2027-07-04/2 role=tab tabindex=-1: Sea View
        a aria-selected=false data-early=filter data-value=family href=/rooms/family/2027-07-01/2027-07-04/2 role=tab tabindex=-1: Family
      p role=status: 1 free for these dates
      div 'All' role=tabpanel
        li data-value=sea view
          p: Sea View
          h2: Loft
          p: $384 for 3 nights
          p: $128 per night on average
          Only 1 left
          span 'Rated 4.6 out of 5' role=img
          p: The bed faces a window as wide as the wall.
          ul 'The room in brief'
            li
              1 king bed
            li
              2 guests
            li
              26 m²
          ul 'Features'
            li: Sea view
          ul 'Amenities'
            li: Free Wi-Fi
            li: Ceiling fan
            li: Ceylon tea tray
            li: +2 more
          a 'Book Now: Loft' href=/login/loft/2027-07-01/2027-07-04/2: Book Now
          a 'Details: Loft' href=/room/loft/2027-07-01/2027-07-04/2: Details
        summary: 1 room is not available on these days
        li data-value=family
          h2
            a href=/room/attic/2027-07-01/2027-07-04/2: Attic
          p
            Not free on these days
            a href=/room/attic/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027"
  `)
})

it('lists rooms without dates by their price of a night', async () => {
  expect(await outlineWith({})).toMatchInlineSnapshot(`
    "div tabindex=-1
      div 'Room categories' role=tablist
        a aria-selected=true data-early=filter data-value href=/rooms role=tab tabindex=0: All
        a aria-selected=false data-early=filter data-value=sea view href=/rooms/sea view role=tab tabindex=-1: Sea View
        a aria-selected=false data-early=filter data-value=family href=/rooms/family role=tab tabindex=-1: Family
      p role=status: 2 rooms
      div 'All' role=tabpanel
        li data-value=sea view
          p: Sea View
          h2: Loft
          p: $128 per night
          span 'Rated 4.6 out of 5' role=img
          p: The bed faces a window as wide as the wall.
          ul 'The room in brief'
            li
              1 king bed
            li
              2 guests
            li
              26 m²
          ul 'Features'
            li: Sea view
          ul 'Amenities'
            li: Free Wi-Fi
            li: Ceiling fan
            li: Ceylon tea tray
            li: +2 more
          a 'Book Now: Loft' href=/login/loft: Book Now
          a 'Details: Loft' href=/room/loft: Details
        li data-value=family
          p: Family
          h2: Attic
          p: $128 per night
          span 'Rated 4.6 out of 5' role=img
          p: The bed faces a window as wide as the wall.
          ul 'The room in brief'
            li
              1 king bed
            li
              2 guests
            li
              26 m²
          ul 'Features'
            li: Sea view
          ul 'Amenities'
            li: Free Wi-Fi
          a 'Book Now: Attic' href=/login/attic: Book Now
          a 'Details: Attic' href=/room/attic: Details"
  `)
})

it('has no list of taken rooms while the property is closed but one below the next open days', async () => {
  expect(
    await outlineWith({ ...stay, category: 'family' }, { status: 'found', offers: closed }),
  ).toMatchInlineSnapshot(`
    "div tabindex=-1
      div 'Room categories' role=tablist
        a aria-selected=false data-early=filter data-value href=/rooms/2027-07-01/2027-07-04/2 role=tab tabindex=-1: All
        a aria-selected=false data-early=filter data-value=sea view href=/rooms/sea view/2027-07-01/2027-07-04/2 role=tab tabindex=-1: Sea View
        a aria-selected=true data-early=filter data-value=family href=/rooms/family/2027-07-01/2027-07-04/2 role=tab tabindex=0: Family
      p role=status: 0 free for these dates
      div 'Family' role=tabpanel
        div role=status
          We are closed from 28 Jun to 5 Jul 2027.
          a href=/rooms/family/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027
        summary: 1 room is not available on these days
        li data-value=family
          h2
            a href=/room/attic/2027-07-01/2027-07-04/2: Attic
          p
            a href=/room/attic/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027"
  `)
})

it('leads from a brief list of a category to the same category on the next open days', async () => {
  const brief = { ...stay, limit: 3, category: 'family' }
  expect(await outlineWith(brief, { status: 'found', offers: closed })).toMatchInlineSnapshot(`
    "div tabindex=-1
      div role=status
        We are closed from 28 Jun to 5 Jul 2027.
        a href=/rooms/family/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027
      li data-value=family
        p: Family
        h2: Attic
        p: $128 per night
        span 'Rated 4.6 out of 5' role=img
        p: The bed faces a window as wide as the wall.
        p
          a href=/room/attic/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027
        a 'Details: Attic' href=/room/attic/2027-07-01/2027-07-04/2: Details"
  `)
})

it('shows in a brief list when a room that is taken is free', async () => {
  const brief = { ...stay, limit: 3, layout: 'list' }
  expect(await outlineWith(brief, { status: 'found', offers })).toMatchInlineSnapshot(`
    "div tabindex=-1
      li data-value=sea view
        p: Sea View
        h2: Loft
        p: $384 for 3 nights
        p: $128 per night on average
        Only 1 left
        span 'Rated 4.6 out of 5' role=img
        p: The bed faces a window as wide as the wall.
        a 'Book Now: Loft' href=/login/loft/2027-07-01/2027-07-04/2: Book Now
        a 'Details: Loft' href=/room/loft/2027-07-01/2027-07-04/2: Details
      li data-value=family
        p: Family
        h2: Attic
        p: $128 per night
        span 'Rated 4.6 out of 5' role=img
        p: The bed faces a window as wide as the wall.
        p
          Not free on these days
          a href=/room/attic/2027-07-06/2027-07-09/2: Free from 6 to 9 Jul 2027
        a 'Details: Attic' href=/room/attic/2027-07-01/2027-07-04/2: Details"
  `)
})

it('announces that rooms are on their way', async () => {
  const { outline } = await mountRooms(
    <RoomList
      props={stay}
      lang="en"
      loaded={{ status: 'loading' }}
      reload={() => {}}
      submitted={undefined}
    />,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "div tabindex=-1
      p role=status: Loading rooms..."
  `)
})
