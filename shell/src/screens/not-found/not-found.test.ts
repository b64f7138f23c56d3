import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('leads home from an address that nobody has', async () => {
  const { outline } = await renderPage('/404')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      img alt height=320 src=/art/lost.svg width=480
      p: 404
      h1: Page Not Found
      p: Sorry, the page you’re looking for doesn’t exist or has been removed.
      a href=/: Return Home"
  `)
})
