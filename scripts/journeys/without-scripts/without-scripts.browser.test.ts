import type { Lang } from '@calm-rest/contract/widget'
import { openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, led, rowsOf, send, stay, todayAt, typed } from './journey.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const open = async (path: string, lang: Lang, options = {}) => {
  const { page } = await openPage(browser, { withoutScripts: true, ...options })
  await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  return page
}

const langs = [
  { lang: 'en', rooms: 'Rooms', seaView: 'Sea View', details: /^Details/, sent: 'Message Sent!' },
  { lang: 'de', rooms: 'Zimmer', seaView: 'Meerblick', details: /^Details/, sent: 'Nachricht gesendet!' },
  { lang: 'zh', rooms: '客房', seaView: '海景房', details: /^查看详情/, sent: '留言已发送！' },
] as const

describe.each(langs)('a visitor without scripts, in $lang,', ({ lang, rooms, seaView, details, sent }) => {
  it('finds a sea view room and stays in the language', async () => {
    const page = await open('', lang, { width: 390 })
    await page.getByRole('navigation').first().getByRole('link', { name: rooms, exact: true }).click()
    // a widget that was late for its page, on a busy machine, is there on the next
    await expect
      .poll(async () => (await page.getByRole('tab').count()) || page.reload().then(() => 0))
      .toBe(5)
    await page.getByRole('tab', { name: seaView }).click()
    await page.getByRole('tab', { name: seaView, selected: true }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: details }).count()).toBe(4)
    await page.getByRole('link', { name: details }).first().click()
    await page.waitForURL(new RegExp(`/rooms/[a-z-]+\\?lang=${lang}$`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  })

  it('writes a message, after a mistake that keeps everything typed', async () => {
    const page = await open('contact', lang)
    const text = `Zwei Zeilen,\nvon ${lang}`
    await fill(page, { fullName: 'Ada', email: 'ada@example', message: text })
    expect(await send(page)).toBe(400)
    expect(await led(page).getAttribute('name')).toBe('email')
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Ada')
    expect(await page.locator('[name=message]').inputValue()).toBe(text)
    await fill(page, { email: `${lang}@example.com` })
    expect(await send(page)).toBe(200)
    expect(await led(page).textContent()).toBe(sent)
    expect(await page.locator('[name=message]').inputValue()).toBe('')
    const rows = rowsOf(
      site,
      'SELECT full_name, message FROM messages WHERE email = ?',
      `${lang}@example.com`,
    )
    expect(rows).toEqual([{ full_name: 'Ada', message: text }])
  })

  it('writes a review, after a mistake that keeps everything chosen', async () => {
    const page = await open('write-review', lang)
    await fill(page, { name: `Ada ${lang}`, country: 'Peru', reviewTitle: 'Quiet', review: 'We slept.' })
    await page.locator('[name=rating][value="3"]').check({ force: true })
    await page.locator('[name=roomType]').selectOption('family')
    expect(await send(page)).toBe(400)
    expect(await led(page).getAttribute('name')).toBe('stayDuration')
    expect(await page.locator('[name=rating]:checked').inputValue()).toBe('3')
    expect(await page.locator('[name=roomType]').inputValue()).toBe('family')
    await fill(page, { stayDuration: '4' })
    expect(await send(page)).toBe(200)
    expect(await led(page).getAttribute('role')).toBe('alert')
    expect(
      rowsOf(
        site,
        'SELECT country, rating, category, stay_nights FROM testimonials WHERE name = ?',
        `Ada ${lang}`,
      ),
    ).toEqual([{ country: 'Peru', rating: 3, category: 'family', stay_nights: 4 }])
  })

  it('books from empty dates, sees the price first, and books once where the form is sent twice', async () => {
    const page = await open('book', lang)
    const dates = stay(await todayAt(page, site), 30 + 10 * langs.findIndex((one) => one.lang === lang), 2)
    await fillStay(page, lang, dates)
    expect(await send(page)).toBe(200)
    await led(page).getByText('256').waitFor()
    expect(bookingsOf(`${lang}@example.com`)).toEqual([])
    expect(await send(page)).toBe(200)
    const [booking] = bookingsOf(`${lang}@example.com`) as [{ reference: string }]
    await page.getByText(booking.reference, { exact: true }).waitFor()
    expect(booking).toMatchObject({ check_in: dates.checkIn, check_out: dates.checkOut, lang })
    await page.reload()
    await page.getByText(booking.reference, { exact: true }).waitFor()
    expect(bookingsOf(`${lang}@example.com`)).toHaveLength(1)
    const nights = rowsOf(
      site,
      `SELECT night FROM booking_nights JOIN bookings ON bookings.id = booking_id WHERE reference = ? ORDER BY night`,
      booking.reference,
    )
    expect(nights).toHaveLength(2)
  })
})

describe('a visitor without scripts', () => {
  it('changes the language of the page, with what its address says, and keeps it on the next', async () => {
    const page = await open('rooms?category=family', 'de')
    await page.getByRole('button', { name: '中文' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?category=family&lang=zh')
    await page.getByRole('heading', { level: 1, name: '我们的客房' }).waitFor()
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('家庭房')
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私' }).first().click()
    await expect.poll(() => new URL(page.url()).search).toBe('?lang=zh')
  })

  it('sees every link of the menu on a phone, and no button that does nothing', async () => {
    const page = await open('contact', 'en', { width: 390 })
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    for (const name of ['Home', 'Rooms', 'About', 'Location', 'Reviews', 'Contact']) {
      const link = page.getByRole('navigation').first().getByRole('link', { name, exact: true })
      expect(await link.isVisible()).toBe(true)
    }
  })

  it('is told that a room is taken, with everything as it was, and books other nights', async () => {
    // there is one of it
    const room = 'lighthouse-suite'
    const page = await open('book', 'en')
    const today = await todayAt(page, site)
    const [taken, free] = [stay(today, 100, 3), stay(today, 103, 2)]
    await fillStay(page, 'en', taken, { email: 'first@example.com', room })
    await send(page)
    expect(await send(page)).toBe(200)
    await page.getByRole('link', { name: 'Book another stay' }).click()
    await fillStay(page, 'en', taken, { email: 'second@example.com', room })
    await fill(page, { specialRequest: 'By the window,\nplease' })
    await send(page)
    expect(await send(page)).toBe(409)
    await led(page).getByText('Failed to submit booking').waitFor()
    const held = await page
      .locator('main form')
      .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
    expect(held).toMatchObject({
      firstName: 'Ada',
      email: 'second@example.com',
      ...taken,
      roomType: room,
      specialRequest: 'By the window,\nplease',
    })
    await fill(page, {
      checkInTyped: typed('en', free.checkIn),
      checkOutTyped: typed('en', free.checkOut),
    })
    await send(page)
    expect(await send(page)).toBe(200)
    expect(bookingsOf('second@example.com')).toMatchObject([
      { check_in: free.checkIn, check_out: free.checkOut },
    ])
  })
})

describe('a form that no page of ours sent', () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${site.url}contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  const message = 'fullName=Eve&email=eve%40example.com&message=Hello'

  it.each([
    ['of another site', { Origin: 'https://elsewhere.example' }, message, 403],
    ['of 65 KB', {}, `${message}&phone=${'1'.repeat(65 * 1024)}`, 413],
  ])('%s does nothing', async (_, headers, body, status) => {
    expect((await post(headers, body)).status).toBe(status)
    expect(rowsOf(site, 'SELECT 1 FROM messages WHERE email = ?', 'eve@example.com')).toEqual([])
  })
})

const bookingsOf = (email: string) => rowsOf(site, 'SELECT * FROM bookings WHERE email = ?', email)

const fillStay = async (
  page: Page,
  lang: Lang,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  { email = `${lang}@example.com`, room = 'horizon-room' } = {},
) => {
  await fill(page, { firstName: 'Ada', lastName: 'Perera', email })
  await fill(page, { checkInTyped: typed(lang, checkIn), checkOutTyped: typed(lang, checkOut) })
  await page.locator('[name=roomType]').selectOption(room)
}
