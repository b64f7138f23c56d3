import { firstOf, hold, layoutShift, type OpenOptions, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostPage, hostPages } from './host-pages.fixture.ts'
import { becomes, hear, isMarked, markForm } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const stay = 'check-in="2027-07-01" check-out="2027-07-05" guests="2" room="horizon-room"'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe('on a plain page with a strict policy', () => {
  it('stands before its scripts, is taken over as it stands, and breaks no rule', async () => {
    const { browser, partner, loader, rooms, booking } = partnerSite
    const held: { release?: () => void } = {}
    const body = `<h1>Mirissa</h1>${rooms('limit="3"')}${booking('loading="eager"')}`
    const { page, problems } = await partner.open(browser, { head: loader, body }, async (page) => {
      held.release = await hold(page, '**/runtime.*.js')
    })
    const name = page.locator('[name="firstName"]')
    // each element fetches its code by itself, in any order
    await name.waitFor()
    await expect.poll(() => page.locator('calm-rest-rooms li h2').count()).toBe(3)
    expect(await page.locator('calm-rest-booking').getAttribute('data-state')).toBe('loading')
    await name.fill('Anna')
    await markForm(page)
    const before = await layoutShift(page)
    held.release?.()
    await becomes(page, 'calm-rest-booking', 'ready')
    await becomes(page, 'calm-rest-rooms', 'ready')
    // its links prove the partner, also once they are hydrated
    const links = page.locator('calm-rest-rooms li a[href*="partner=alpin-tours&sig="]')
    expect(await links.count()).toBeGreaterThanOrEqual(3)
    expect(await name.inputValue()).toBe('Anna')
    expect(await isMarked(page)).toBe(1)
    expect(await layoutShift(page)).toBe(before)
    expect(problems).toEqual(nothing)
  })

  it('takes a booking, says so exactly once, and writes down whose it is', async () => {
    const { browser, partner, loader, booking, stored } = partnerSite
    const body = booking(`campaign="summer" ${stay}`)
    const { page, problems } = await partner.open(browser, { head: loader, body })
    const received = await hear(page, 'calm-rest-booked')
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[name="firstName"]').fill('Anna')
    await page.locator('[name="lastName"]').fill('Huber')
    await page.locator('[name="email"]').fill('anna@example.com')
    await page.locator('[type=submit]:not([name]):not([tabindex])').click()
    await becomes(page, 'calm-rest-booking', 'booked')
    const bookingRef = await page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
    const { total_cents, ...kept } = stored(bookingRef)
    expect(kept).toEqual({ partner: 'alpin-tours', campaign: 'summer' })
    await waitForNetworkIdle(page)
    expect(await received()).toEqual([
      {
        v: 1,
        instance: 1,
        partner: 'alpin-tours',
        bookingRef,
        room: 'horizon-room',
        rooms: 1,
        checkIn: '2027-07-01',
        checkOut: '2027-07-05',
        guests: 2,
        total: total_cents / 100,
        currency: 'USD',
        nights: 4,
      },
    ])
    expect(problems).toEqual(nothing)
  })
})

/** Changes of browsers to a page's elements, how each is detected, and the nights booked with it. */
interface Alteration {
  by: string
  options: OpenOptions
  seen: string
  nights: string
}

const alterations = firstOf<Alteration>(1, [
  {
    by: 'extensions',
    options: { extended: true },
    seen: 'form[data-form-type]',
    nights: 'check-in="2027-08-01" check-out="2027-08-03"',
  },
  {
    by: 'a translation',
    options: { translated: true },
    seen: 'label font',
    nights: 'check-in="2027-08-05" check-out="2027-08-07"',
  },
])

describe('altered by the browser before they are hydrated', () => {
  it.each(alterations)('they keep what was typed, and take a booking: by $by', async (altered) => {
    const { browser, partner, loader, rooms, search, booking, stored } = partnerSite
    const body = [search('loading="eager"'), rooms('limit="3" loading="eager"'), booking(altered.nights)]
    const held: { release?: () => void } = {}
    const holdRuntime = async (page: Page) => {
      held.release = await hold(page, '**/runtime.*.js')
    }
    const shown = { head: loader, body: body.join('') }
    const { page, problems } = await partner.open(browser, shown, holdRuntime, altered.options)
    const field = (name: string) => page.locator(`calm-rest-booking [name="${name}"]`)
    await page.locator('calm-rest-booking').scrollIntoViewIfNeeded()
    for (const element of ['search', 'booking']) {
      await page.locator(`calm-rest-${element} ${altered.seen}`).first().waitFor({ state: 'attached' })
    }
    await markForm(page)
    await field('lastName').evaluate((field) => {
      const around = document.createElement('span')
      field.replaceWith(around)
      around.append(field)
    })
    const typed = { firstName: 'Anna', specialRequest: 'A quiet room', lastName: 'Hub' }
    for (const [name, text] of Object.entries(typed)) await field(name).pressSequentially(text)
    held.release?.()
    for (const element of ['search', 'rooms', 'booking']) await becomes(page, `calm-rest-${element}`, 'ready')
    await page.keyboard.type('er')
    for (const [name, text] of Object.entries({ ...typed, lastName: 'Huber' })) {
      expect(await field(name).inputValue()).toBe(text)
    }
    expect(await isMarked(page)).toBe(1)
    // fields that come later are altered, too
    await page.getByRole('button', { name: 'Add another room' }).click()
    await page.locator('[name="additionalRooms.0.guests"]').selectOption('1')
    await page.getByRole('button', { name: 'Remove room 2' }).click()
    await field('email').fill('anna@example.com')
    await page.getByRole('button', { name: /^Confirm booking · \$/ }).click()
    await becomes(page, 'calm-rest-booking', 'booked')
    const reference = await page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
    expect(stored(reference)).toMatchObject({ partner: 'alpin-tours' })
    expect(problems).toEqual(nothing)
  })
})

describe('a copy of the script that an optimizer of the page made', () => {
  const own = "script-src 'self' 'unsafe-inline'"

  const copies = firstOf<[where: string, headOf: (loader: string) => string]>(1, [
    ['within the page, bundled', (loader) => `<script>var a = 1;${loader};var b = 2</script>`],
    ['on the own server, as a classic script', () => '<script defer src="/host.js"></script>'],
    ['within the page, as a module', (loader) => `<script type="module">${loader}</script>`],
  ])

  it.each(copies)('asks our site all the same: %s', async (_, head) => {
    const { browser, partner, site, rooms } = partnerSite
    const loader = await (await fetch(`${site.url}embed/v1.js`)).text()
    const { origin } = new URL(site.url)
    const policy = `default-src 'none'; ${own} ${origin}; connect-src ${origin}; img-src ${origin}; style-src 'self'`
    const body = rooms('limit="1" loading="eager"')
    const page = { head: head(loader), body, policy, script: loader }
    const opened = await partner.open(browser, page)
    await becomes(opened.page, 'calm-rest-rooms', 'ready')
    expect(opened.problems).toEqual(nothing)
  })
})

it('keys in its fields are its own, where the page has shortcuts; Escape, Tab and modified keys are not', async () => {
  const { browser, partner, loader, booking } = partnerSite
  const { page } = await partner.open(browser, { head: loader, body: booking('loading="eager"') }, (page) =>
    page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['keydown', 'keypress', 'keyup']) {
        document.addEventListener(name, (event) => {
          const { key, ctrlKey } = event as KeyboardEvent
          heard.push(`${name} ${ctrlKey ? 'Control+' : ''}${key}`)
          if (key === 's') event.preventDefault()
        })
      }
    }),
  )
  await becomes(page, 'calm-rest-booking', 'ready')
  const name = page.locator('[name="firstName"]')
  await name.focus()
  await page.keyboard.type('Jess')
  expect(await name.inputValue()).toBe('Jess')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
  await expect
    .poll(heard)
    .toEqual(expect.arrayContaining(['keydown Control+b', 'keydown Escape', 'keydown Tab']))
  expect(
    (await heard()).filter((one) => /^key\w+ [a-zA-Z]$/.test(one) && !one.startsWith('keyup b')),
  ).toEqual([])
})

describe('where an answer names code of another origin', () => {
  it('asks nobody for it, and the link stays, also on a page that would let it run', async () => {
    const { browser, partner, loader, rooms } = partnerSite
    const foreign = 'https://elsewhere.example/widget.js'
    let asked = 0
    const policy = 'default-src *'
    const { page } = await partner.open(browser, { head: loader, body: rooms(), policy }, async (page) => {
      await page.route(foreign, (route) => {
        asked += 1
        return route.abort()
      })
      await page.route('**/embed/v1/rooms?*', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/"module":"[^"]+"/, `"module":"${foreign}"`)
        expect(body).toContain(foreign)
        return route.fulfill({ response: answer, body })
      })
    })
    await becomes(page, 'calm-rest-rooms', 'error')
    await page.locator('calm-rest-rooms > a').waitFor()
    expect(asked).toBe(0)
  })
})

describe('on a page of React 19, under a strict policy', () => {
  it('works, keeps what was typed where the page draws anew, and puts a chosen room into the form', async () => {
    const react = hostPages.find(({ name }) => name === 'React 19')
    if (!react) throw new Error('There is no page of React 19.')
    const { browser, partner, site, loader } = partnerSite
    const { page, problems } = await partner.open(browser, await hostPage(react, site.url, loader))
    await becomes(page, 'calm-rest-rooms', 'ready')
    await becomes(page, 'calm-rest-booking', 'ready')
    const name = page.locator('[name="firstName"]')
    await name.fill('Anna')
    await markForm(page)
    await page.evaluate(() => Reflect.get(window, 'update')({ title: 'Anew', guests: 4 }))
    await page.getByRole('heading', { name: 'Anew' }).waitFor()
    await expect.poll(() => page.locator('[name="guests"]').inputValue()).toBe('4')
    const second = page.locator('calm-rest-rooms li').nth(1)
    const room = (await second.getByRole('heading').textContent()) ?? ''
    await second.getByRole('link', { name: /^Book/ }).click()
    await expect.poll(() => page.locator('[name="roomType"] option:checked').textContent()).toContain(room)
    expect(await name.inputValue()).toBe('Anna')
    expect(await isMarked(page)).toBe(1)
    expect(problems).toEqual(nothing)
  })
})

describe('the link between the tags', () => {
  const linkOf = (page: Page) => page.locator('calm-rest-booking > a').getAttribute('href')

  it('stays as it was written where no script may run', async () => {
    const { browser, partner, site, loader, booking } = partnerSite
    const policy = "default-src 'none'"
    const { page } = await partner.open(browser, { head: loader, body: booking(stay), policy })
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(await linkOf(page)).toBe(`${site.url}book`)
  })

  it('carries the stay, the language and the partner where the API is away', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page } = await partner.open(
      browser,
      { head: loader, body: booking(`${stay} lang="de"`) },
      (page) =>
        page.route('**/embed/v1/booking?*', (route) =>
          route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } }),
        ),
    )
    await becomes(page, 'calm-rest-booking', 'error')
    await page.getByRole('link', { name: 'Book' }).waitFor()
    const { searchParams, pathname } = new URL((await linkOf(page)) ?? '')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/book',
      {
        partner: 'alpin-tours',
        lang: 'de',
        room: 'horizon-room',
        guests: '2',
        checkIn: '2027-07-01',
        checkOut: '2027-07-05',
      },
    ])
  })

  it('stands where the page is not registered for bookings', async () => {
    const { browser, partner, site, loader } = partnerSite
    const body = `<calm-rest-booking partner="nobody"><a href="${site.url}book">Book</a></calm-rest-booking>`
    const { page, problems } = await partner.open(browser, { head: loader, body })
    await becomes(page, 'calm-rest-booking', 'error')
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(problems.warnings.join()).toContain('origin_not_allowed')
  })
})
