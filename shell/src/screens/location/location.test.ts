import { expect, it } from 'vitest'
import { facts, renderPage, textsIn } from '../../testing/page.fixture.ts'

it('names the address, what is near and the ways there', async () => {
  const { outline } = await renderPage('/location')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Location
      p: Lighthouse Lane runs from the old Galle road down to the bay. Ours is the house with the long v…
      section 'Where we are'
        h2: Where we are
        Calm Rest27 Lighthouse LaneMirissa 81740Southern ProvinceSri Lanka
        button type=button: Copy address
        span role=status
        li
          a href=tel:+94415550142
            +94 41 555 0142
        li
          a href=mailto:stay@calmrest.example
            stay@calmrest.example
        div tabindex=-1
          img alt=Drawn map of the bay of Mirissa with the house, the beach and the road to Galle height=800 src=/art/map.svg width=1200
        button type=button described='The Google map is fetched from Google when you ask for it, and not before.': Show Google map
        a href=https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573 rel=noopener noreferrer target=_blank
          Open in Google Maps
          (opens in a new tab)
        a href=https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+Rest&coordinate=wgs84 rel=noopener noreferrer target=_blank
          Open in Amap
          (opens in a new tab)
        p: The Google map is fetched from Google when you ask for it, and not before.
      section 'Nearby'
        h2: Nearby
        li
          img alt height=800 loading=lazy src=/art/place-mirissa-beach.svg width=1200
          1
          h3: Mirissa Beach
          p
            150 m · 2 min walk
          p: Down the lane and there it is: soft sand, a gentle curve of water, and tables put out at du…
        li
          img alt height=800 loading=lazy src=/art/place-coconut-tree-hill.svg width=1200
          2
          h3: Coconut Tree Hill
          p
            1.4 km · 18 min walk
          p: A red headland planted with palms. Go before seven, when only the fishermen are up.
        li
          img alt height=800 loading=lazy src=/art/place-parrot-rock.svg width=1200
          3
          h3: Parrot Rock
          p
            700 m · 9 min walk
          p: A green hump at the end of the beach. Wade over at low tide and climb it for the sunset.
        li
          img alt height=800 loading=lazy src=/art/place-whale-harbour.svg width=1200
          4
          h3: Mirissa Harbour
          p
            1.6 km · 20 min walk
          p: The whale boats leave at half past six from November to April. We book you on one that keep…
        li
          img alt height=800 loading=lazy src=/art/place-weligama-bay.svg width=1200
          5
          h3: Weligama Bay
          p
            5 km · 65 min walk
          p: A wide, shallow bay where people learn to surf, and a very good fish market behind it.
        li
          img alt height=800 loading=lazy src=/art/place-galle-fort.svg width=1200
          6
          h3: Galle Fort
          p
            34 km · 7 h walk, 50 min by train
          p: Walk the ramparts late in the afternoon, when the cricket is over and the stone gives back …
      section 'Getting around'
        h2: Getting around
        li
          h3: Bike rentals
          p: Daily, 8 AM-8 PM
          p: Sturdy bicycles with baskets stand by the gate. Helmets and child seats are free.
        li
          h3: Taxi
          p: 24/7
          p: Ask at the desk and a car or a tuk-tuk is at the gate within ten minutes, at a price agreed…
        li
          h3: Car rental
          p: With advance booking
          p: With a driver or without, from one day. Please tell us two days ahead; you need an internat…
      section 'How to find us'
        h2: How to find us
        h3
          From the airport
        li: Bandaranaike International Airport (CMB) is 170 km away, about 2 hours and 45 minutes by car…
        li: Take the E03 towards Colombo, change to the E02 and follow the Southern Expressway E01 to th…
        li: From there it is 20 minutes to the coast road. Or send us your flight number, and our shuttl…
        h3
          By car
        li: From Galle, follow the A2 along the coast to the east for 34 km, through Weligama.
        li: In Mirissa, pass the harbour and turn right into Lighthouse Lane at the white shrine.
        li: The gate is on the left after 200 m. Parking is inside, in the shade, and free."
  `)
})

it('has no section without an entry', async () => {
  const title = { title: 'Nearby' }
  const screens = { location: { near: title, transport: title, directions: title } }
  const { part } = await renderPage('/location', { texts: { ...textsIn('en'), screens } })
  expect([...part('main').querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Where we are'])
})

it('has a map once the property has a position, or a map of its own', async () => {
  const pictureOf = async (given: Partial<typeof facts>) => {
    const { part } = await renderPage('/location', { facts: Object.assign({}, facts, given) })
    return part('main section').querySelector('img')?.getAttribute('src')
  }
  const look = { drawings: 'plain' } as const
  expect(await pictureOf({ geo: undefined })).toBe('/art/map.svg')
  expect(await pictureOf({ look })).toContain('/art/own/map.svg')
  expect(await pictureOf({ geo: undefined, look })).toBeUndefined()
})
