import { atRest, siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

describe('titles', () => {
  it.each([
    ['/', 'Calm Rest · Guesthouse in Mirissa, Sri Lanka'],
    ['/rooms', 'Rooms · Calm Rest'],
    ['/rooms?lang=de', 'Zimmer · Calm Rest'],
    ['/location?lang=zh', '位置与交通 · Calm Rest'],
    ['/rooms/horizon-room', 'Horizon Room · Calm Rest'],
    ['/booking?lang=de', 'Ihre Buchung · Calm Rest'],
    ['/desk?lang=zh', '客栈事务 · Calm Rest'],
    ['/nowhere?lang=de', 'Seite nicht gefunden · Calm Rest'],
  ])('%s is called %s', async (path, title) => {
    const { page } = await open(path)
    await expect.poll(() => page.title()).toBe(title)
  })

  it('of a room follow the language too', async () => {
    const { page } = await open('/rooms/horizon-room')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Ausstattung' }).waitFor()
    await expect.poll(() => page.title()).toBe('Horizont-Zimmer · Calm Rest')
  })

  it('follow the language and the screen', async () => {
    const { page } = await open('/about')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect.poll(() => page.title()).toBe('Über uns · Calm Rest')
    await page.getByRole('navigation').getByRole('link', { name: 'Lage' }).click()
    await expect.poll(() => page.title()).toBe('Lage · Calm Rest')
  })
})

describe('screens that stand alone', () => {
  it.each([
    '/login',
    '/Login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/404',
    '/no/such/page',
  ])('%s has no header and no footer', async (path) => {
    const { page } = await open(path)
    expect(await page.locator('header:has(nav), footer').count()).toBe(0)
  })

  it('the others have both', async () => {
    const { page } = await open('/services')
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
  })
})

describe('an address that nobody has', () => {
  it('answers 404 and leads home', async () => {
    const { page } = await open('/')
    const response = await page.goto(url('/nowhere'))
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    await page.getByText('Sorry, the page you’re looking for doesn’t exist or has been removed.').waitFor()
    await page.getByRole('link', { name: 'Return Home' }).click()
    await page.waitForURL(url('/'))
  })
})

it('every link of header and footer leads to a page that is there', async () => {
  const { page, context } = await open('/')
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[])
        .map(({ href }) => href)
        .filter((href) => href.startsWith(location.origin)),
    )
  expect(links.length).toBeGreaterThan(10)
  for (const link of new Set(links))
    expect([link, (await context.request.get(link)).status()]).toEqual([link, 200])
})

it('asks nobody but this site, and fills in the Google map only after a click', async () => {
  const { page, problems } = await open('/location')
  await atRest(page)
  expect(problems.foreign).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Show Google map' }).click()
  await expect.poll(() => problems.foreign.length).toBeGreaterThan(0)
  expect(problems.foreign[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
})

it('brings the long screens when somebody goes there, and not before', async () => {
  const { page } = await open('/')
  await atRest(page)
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /screen-manager|manager-en/.test(name))
          .length,
    )
  expect(await loaded()).toBe(0)
  await page.goto(url('/about'))
  await page.getByRole('link', { name: 'Meet the general manager' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nirosha Wickramasinghe' }).waitFor()
  expect(await loaded()).toBeGreaterThan(0)
})

it('prints the brochure without header, footer and buttons', async () => {
  const { page } = await open('/manager')
  await page.getByRole('link', { name: 'Download Hotel Brochure' }).click()
  await page.getByRole('heading', { level: 1, name: 'Calm Rest' }).waitFor()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.locator('[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
