import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('tells who runs the property, and leads to the manager', async () => {
  const { outline } = await renderPage('/about')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: About Calm Rest
      p: A family house that learned, slowly, how to look after strangers.
      section 'How it began'
        h2: How it began
        p: The house was built by a tea planter’s bookkeeper who wanted to hear the sea once he had stop…
        img alt=The veranda in the evening light, with chairs, a tray of tea and the garden beside it height=800 src=/art/veranda.svg width=1200
        p: There is a garden now where the yard was, a pool behind the hibiscus and a proper kitchen. Th…
        p: We have stayed small on purpose. We know who takes tea and who takes coffee, and when you ask…
        li: 25+ Years of Excellenceof one family
        li: 50K+ Happy Guestssince the first room
      section 'How the house works'
        h2: How the house works
        li
          h3: Bought nearby
          p: Fish comes from the harbour at the end of the bay, rice and vegetables from the fields behi…
        li
          h3: Made to be mended
          p: Shutters, chairs and beds were built by the carpenter two lanes over. When something breaks…
        li
          h3: Quiet after ten
          p: At ten the kitchen closes and the lamps are turned down. Somebody stays awake at the desk, …
      section 'Who looks after it all'
        h2: Who looks after it all
        p: Nirosha Wickramasinghe runs the house, and reads every letter that reaches it.
        a href=/manager: Meet the general manager"
  `)
})
