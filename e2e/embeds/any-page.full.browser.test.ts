import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'
import { watchTraces } from './traces.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

/** Elements that are still referenced after garbage collection. */
const stillThere = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  return page.evaluate(() => {
    const visits: WeakRef<Element>[] = Reflect.get(window, 'visits')
    return visits.filter((visit) => visit.deref() !== undefined).length
  })
}

describe('a guest of any page', () => {
  it('leaves no cookie, no storage and no name behind', async () => {
    const { browser, partner, loader, rooms, booking } = partnerSite
    const { page, context } = await partner.open(
      browser,
      { head: loader, body: rooms('loading="eager"') + booking('loading="eager"') },
      (page) =>
        page.addInitScript(() => Object.assign(window, { before: Object.getOwnPropertyNames(window) })),
    )
    await becomes(page, 'calm-rest-booking', 'ready')
    await becomes(page, 'calm-rest-rooms', 'ready')
    const left = await page.evaluate(async () => ({
      names: Object.getOwnPropertyNames(window).filter(
        (name) => name !== 'before' && !Reflect.get(window, 'before').includes(name),
      ),
      symbols: Object.getOwnPropertySymbols(window).map(String),
      stored: localStorage.length + sessionStorage.length + (await indexedDB.databases()).length,
    }))
    expect(left).toEqual({ names: [], symbols: ['Symbol(calm-rest.embed)'], stored: 0 })
    expect(await context.cookies()).toEqual([])
  })

  it('comes and goes fifty times, and nothing of it is left', async () => {
    const { browser, partner, loader } = partnerSite
    const { page, problems } = await partner.open(
      browser,
      { head: loader, body: '<main></main>' },
      watchTraces,
    )
    await page.evaluate(() => void Object.assign(window, { visits: [] }))
    const visit = (times: number) =>
      page.evaluate(async (times) => {
        const main = document.querySelector('main') as HTMLElement
        const visits: WeakRef<Element>[] = Reflect.get(window, 'visits')
        const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
        for (let time = 0; time < times; time += 1) {
          const element = document.createElement(`calm-rest-${time % 2 ? 'booking' : 'rooms'}`)
          element.setAttribute('partner', 'alpin-tours')
          element.setAttribute('loading', 'eager')
          main.append(element)
          await Reflect.get(element, 'whenReady')
          visits.push(new WeakRef(element))
          element.remove()
          await later(20)
        }
      }, times)
    const traces = () => page.evaluate(() => Reflect.get(window, 'traces')())
    await visit(2)
    await expect.poll(async () => (await traces()).timers).toBe(0)
    const before = await traces()
    await visit(50)
    await expect.poll(traces).toEqual(before)
    await expect.poll(() => stillThere(page)).toBe(0)
    expect(problems).toEqual(nothing)
  })

  it('keeps what was typed where it is moved, and where the page renders anew around it', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const body = `<section id="a">${booking()}</section><section id="b"></section>`
    const { page } = await partner.open(browser, { head: loader, body })
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[name="firstName"]').fill('Anna')
    await page.evaluate(() => {
      const element = document.querySelector('calm-rest-booking') as HTMLElement
      document.getElementById('b')?.append(element)
      element.setAttribute('guests', '4')
      element.className = 'rendered-again'
    })
    await expect.poll(() => page.locator('[name="guests"]').inputValue()).toBe('4')
    expect(await page.locator('#b [name="firstName"]').inputValue()).toBe('Anna')
  })

  it('bears another copy of its script', async () => {
    const { browser, partner, site, loader, booking } = partnerSite
    const { pinned } = await (await fetch(`${site.url}embed/releases.json`)).json()
    const head = `${loader}<script type="module" src="${pinned[0].url}"></script>`
    const { page, problems } = await partner.open(browser, { head, body: booking() })
    await becomes(page, 'calm-rest-booking', 'ready')
    expect(problems).toEqual(nothing)
  })

  it('stands on its ground where even what is important is against it', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const css = '* { all: unset !important } div, calm-rest-booking { display: none !important }'
    const { page } = await partner.open(browser, { head: loader, body: booking('isolation="strict"'), css })
    await becomes(page, 'calm-rest-booking', 'ready')
    expect(await page.locator('[name="firstName"]').isVisible()).toBe(true)
  })
})

describe('an element', () => {
  it('speaks the language around it, and follows it', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page } = await partner.open(browser, { head: loader, body: booking(), lang: 'de' })
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.getByText('Vorname').waitFor()
    await page.evaluate(() => {
      document.documentElement.lang = 'zh-CN'
    })
    await page.getByRole('heading', { name: '预订您的住宿' }).waitFor()
  })

  it('is dark where the page is, or the partner wants it', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const colour = async (css: string, attributes = '') => {
      const { page } = await partner.open(browser, { head: loader, body: booking(attributes), css })
      await becomes(page, 'calm-rest-booking', 'ready')
      return page
        .locator('calm-rest-booking label')
        .first()
        .evaluate((label) => getComputedStyle(label).color)
    }
    const light = await colour('')
    const dark = await colour(':root { color-scheme: dark }')
    expect(dark).not.toBe(light)
    expect(await colour('', 'theme="dark"')).toBe(dark)
    expect(await colour(':root { color-scheme: dark }', 'theme="light"')).toBe(light)
  })

  it('warns once of an invalid value, and ignores it', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page, problems } = await partner.open(browser, {
      head: loader,
      body: booking('guests="99" theme="sepia"'),
    })
    await becomes(page, 'calm-rest-booking', 'ready')
    expect(await page.locator('[name="guests"]').inputValue()).toBe('2')
    const reported = problems.warnings.map((text) => text.split(':')[0])
    expect(reported.sort()).toEqual(['<calm-rest-booking guests="99">', '<calm-rest-booking theme="sepia">'])
  })

  it('takes properties that were set before it was there, and fills in who is known', async () => {
    const { browser, partner, loader } = partnerSite
    const { page } = await partner.open(
      browser,
      { head: loader, body: '<calm-rest-booking partner="alpin-tours"></calm-rest-booking>' },
      (page) =>
        page.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            const element = document.querySelector('calm-rest-booking')
            if (document.readyState === 'interactive') {
              Object.assign(element as object, { guests: 3, prefill: { firstName: 'Anna', email: 'a@b.at' } })
            }
          })
        }),
    )
    await becomes(page, 'calm-rest-booking', 'ready')
    expect(await page.locator('[name="guests"]').inputValue()).toBe('3')
    await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Anna')
    expect(await page.locator('[name="email"]').inputValue()).toBe('a@b.at')
  })

  it('names its fields and their messages by ids that are there', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page } = await partner.open(browser, { head: loader, body: booking() })
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[type=submit]:not([name]):not([tabindex])').click()
    await page.locator('[name="email"][aria-invalid]').waitFor()
    const email = await page.locator('[name="email"]').evaluate((field) => {
      const root = field.getRootNode() as ShadowRoot
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return {
        said: ids.map((id) => root.getElementById(id)?.textContent),
        labels: (field as HTMLInputElement).labels?.length,
      }
    })
    expect(email).toEqual({ said: [expect.stringMatching(/./), expect.stringMatching(/./)], labels: 1 })
  })

  it('puts the room that is chosen in one into the form of another', async () => {
    const { browser, partner, loader, rooms, booking } = partnerSite
    const body = rooms('booking-for="form" limit="2" loading="eager"') + booking('id="form" loading="eager"')
    const { page } = await partner.open(browser, { head: loader, body })
    await becomes(page, 'calm-rest-rooms', 'ready')
    await becomes(page, 'calm-rest-booking', 'ready')
    const second = page.locator('calm-rest-rooms li').nth(1)
    const name = (await second.getByRole('heading').textContent()) ?? ''
    await second.getByRole('link', { name: /^Book/ }).click()
    await expect.poll(() => page.locator('[name="roomType"] option:checked').textContent()).toContain(name)
    expect(new URL(page.url()).origin).toBe(partner.origin)
  })
})
