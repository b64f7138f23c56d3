import { fetchPage, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { filesNamedIn, isCollector } from './budgets.fixture.ts'

const { open, url } = siteAndBrowser()

// so that the files named in the HTML are all that there is to weigh
it('a page fetches the scripts and styles that its HTML names, at last its collector, and no others, with the words of its own language only', async () => {
  const { page } = await open('/privacy')
  // this page's own comes late
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/vitals\./.test(name)),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url('/contact?lang=de'))
  await expect.poll(() => asked.filter(isCollector)).toHaveLength(1)
  await waitForNetworkIdle(page)
  const { scripts, styles } = filesNamedIn((await fetchPage('/contact?lang=de')).document)
  const named = [...scripts, ...styles].map((address) => new URL(address, url('')).pathname)
  const files = asked.filter((path) => /\.(js|css)$/.test(path))
  const fetched = files.filter((path) => !isCollector(path))
  expect(fetched.toSorted()).toEqual(named.toSorted())
  expect(files.findLastIndex((path) => !isCollector(path))).toBeLessThan(files.findIndex(isCollector))
  const words = fetched.filter((path) => /-(en|de|zh)\.\w+\.js$/.test(path))
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((path) => !/-de\./.test(path))).toEqual([])
})
