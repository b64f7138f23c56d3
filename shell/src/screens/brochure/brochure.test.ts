import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('has the brochure with hours and address on one page', async () => {
  const { outline } = await renderPage('/brochure')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      button type=button: Print or save as PDF
      a href=/manager: Back to the manager
      p: Your browser’s print window can save it as a PDF.
      article data-theme=light
        img alt=The house with its tiled roof and veranda, palms around it and the bay behind height=900 src=/art/hero-house.svg width=2000
        h1: Calm Rest
        p: A small guesthouse in Mirissa, on the south coast of Sri Lanka. The sea is two minutes down t…
        h2: The house
        p: Lime-washed walls, clay tiles, a veranda as long as the house. A garden with a pool behind th…
        h2: The rooms
        p: From a small room under the frangipani to a loft for eight: garden rooms, rooms with a view o…
        h2: At table
        p: Breakfast until the last guest is up. In the evening rice and curry, or whatever the boats br…
        h2: Your days
        p: The beach, whales from November to April, a surf lesson in Weligama, Galle Fort in the late a…
        27 Lighthouse Lane · Mirissa 81740 · Southern Province · Sri Lanka+94 41 555 0142 · stay@calmrest.exampleCheck-in from 14:00, check-out until 11:00. The desk is open day and night."
  `)
})
