import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('lists what belongs to a stay and what is arranged', async () => {
  const { outline } = await renderPage('/services')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Services
      p: What belongs to every stay, and what we arrange when you ask.
      section 'With every room'
        h2: With every room
        img alt height=600 loading=lazy src=/art/service-24h.svg width=800
        h3: 24/7 Service
        p: The desk is never empty. Late keys, early tea, a plaster for a grazed knee.
        li
          h3
            Breakfast
          p: Hoppers, fruit, eggs and good bread on the veranda, from seven until the last guest is up.
        li
          h3
            Free Wi-Fi
          p: In every room, on the veranda and under the mango tree.
        li
          h3
            Fresh rooms daily
          p: Made up while you are at breakfast; sun-dried linen twice a week, or whenever you like.
        li
          h3
            Pool and beach towels
          p: The pool is open from sunrise to nine. Towels for the beach are in the basket by the gate.
        li
          h3
            Parking Space
          p: Inside the gate, in the shade and free of charge.
      section 'When you ask'
        h2: When you ask
        p: A word at the desk is enough. Prices are agreed beforehand and go on the bill of the house.
        img alt height=600 loading=lazy src=/art/service-shuttle.svg width=800
        h3: Airport Shuttle
        p: A driver at arrivals with your name on a card, by day or night.
        li
          h3
            Whale watching
          p: From November to April, with a crew that keeps its distance and turns the engine off.
        li
          h3
            A morning in the kitchen
          p: To the market with our cook, then five curries and a pot of dhal. You eat what you made.
        li
          h3
            Bicycles
          p: Daily from 8 AM to 8 PM, with helmets, baskets and a hand-drawn map.
        li
          h3
            Laundry
          p: Given by nine, back by the evening of the next day, folded.
        li
          h3
            Luggage
          p: We keep your bags before check-in and after check-out, for a day or for a week.
      section 'Something else?'
        h2: Something else?
        p: A cot, a cake, a quiet corner for a call: write to us, and we will see what can be done.
        a href=/contact: Ask us"
  `)
})
