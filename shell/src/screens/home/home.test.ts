import type { PagePlaces } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('shows the property, its rooms and the ways to book', async () => {
  const { outline } = await renderPage('/')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      section 'The sea is two minutes down the lane'
        source media=(prefers-color-scheme: dark) srcSet=/art/hero-house-dark.svg
        img alt=The house with its tiled roof and veranda, palms around it and the bay behind fetchPriority=high height=900 src=/art/hero-house.svg width=2000
        p: Mirissa · Sri Lanka
        h1: The sea is two minutes down the lane
        div data-slot
        p: Calm Rest is a small guesthouse on the south coast of Sri Lanka: cool rooms around a garden, …
        a href=/login: Book Now
        a href=https://www.booking.com/searchresults.html?ss=Mirissa%2C+Sri+Lanka rel=noopener noreferrer target=_blank
          Learn More
          (opens in a new tab)
      section 'A house with its doors open'
        h2: A house with its doors open
        p: We built the veranda first and the rooms after it, so that there would always be a place to s…
        a href=/about: Our story
        img alt=The veranda in the evening light, with chairs, a tray of tea and the garden beside it height=800 loading=lazy src=/art/veranda.svg width=1200
        li: 10+ Roomsfrom garden to sea
        li: 15+ Years Experiencein this house
        li: 9/10 Guest Satisfactionin our last survey
        li: 24/7 Concierge Servicesomebody is always awake
      section 'Three rooms to begin with'
        h2: Three rooms to begin with
        p: Each has its own window on something: the garden, the lane, the water.
        a href=/rooms
          View All
        div data-slot
      section 'Looked after, without a fuss'
        h2: Looked after, without a fuss
        li
          img alt height=600 loading=lazy src=/art/service-wifi.svg width=800
          h3: Free Wi-Fi
          p: In every room and on the veranda, steady enough for a long call home.
        li
          img alt height=600 loading=lazy src=/art/service-shuttle.svg width=800
          h3: Airport Shuttle
          p: A driver with your name on a card, at whatever hour you land.
        li
          img alt height=600 loading=lazy src=/art/service-24h.svg width=800
          h3: 24/7 Service
          p: Somebody is awake at the desk all night, every night.
        li
          img alt height=600 loading=lazy src=/art/service-parking.svg width=800
          h3: Parking Space
          p: Room for your car inside the gate, in the shade, at no charge.
      section 'From the guest book'
        h2: From the guest book
        p '5 of 5 stars' role=img
        p: “We planned two nights and stayed for six. On the last morning the cook packed us hoppers for…
        Hanna, Germany
        a href=/testimonials: Read More Reviews
      section 'Evenings begin early here'
        h2: Evenings begin early here
        p: By half past six the sun is in the water and the lamps are lit along the veranda. There is a …
        a href=/login: Book Now"
  `)
})

it('names the search and three rooms as its widgets', async () => {
  const { slots } = await renderPage('/')
  expect(slots).toEqual([
    { remote: 'mf-rooms', widget: 'stay-search', props: {} },
    { remote: 'mf-rooms', widget: 'featured-rooms', props: { limit: 3 } },
  ])
})

it('shows the widgets that remotes bring along behind the rooms', async () => {
  const places = { routes: [], slots: { home: [['mf-spa', 'offer']] } } satisfies PagePlaces
  const { slots } = await renderPage('/', { places })
  expect(slots.at(-1)).toEqual({ remote: 'mf-spa', widget: 'offer', props: {} })
})

it.each([
  [4.64, true, true],
  [null, false, false],
  [undefined, false, true],
])(
  'shows the mean of all published reviews, where there are some, and quotes a guest unless there is none: %s',
  async (meanRating, isShown, isQuoted) => {
    const { outline } = await renderPage('/', { meanRating })
    expect([outline().includes('4.6'), outline().includes('From the guest book')]).toEqual([
      isShown,
      isQuoted,
    ])
  },
)
