import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()

it('lets no text become HTML or the address of a script', async () => {
  const { page } = await open('/')
  const refused = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'done'
      } catch (cause) {
        return (cause as Error).name
      }
    }
    return [
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: '<b>typed</b>' })),
      attempt(() => Object.assign(document.createElement('script'), { src: '/robots.txt' })),
    ]
  })
  expect(refused).toEqual(['TypeError', 'TypeError'])
})
