import { siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

/** One page serves the tests of a screen: they only read. */
let page: Page

const texts = async (items: Locator) =>
  (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

describe('about', () => {
  beforeAll(async () => {
    page = (await open('/about')).page
  })

  it('tells the story of the house', async () => {
    const story = page.getByRole('region', { name: 'How it began' }).locator('p')
    expect(await story.count()).toBe(3)
  })

  it.each(['25+ Years of Excellence', '50K+ Happy Guests'])('speaks of %s', async (figure) => {
    const figures = page.getByRole('region', { name: 'How it began' }).getByRole('listitem')
    expect(await figures.filter({ hasText: figure }).count()).toBe(1)
  })
})

describe('location', () => {
  beforeAll(async () => {
    page = (await open('/location')).page
  })

  it('has the address and the ways to call and write', async () => {
    const place = page.getByRole('region', { name: 'Where we are' })
    expect(await place.locator('address').textContent()).toContain('27 Lighthouse Lane')
    expect(await place.getByRole('link', { name: '+94 41 555 0142' }).count()).toBe(1)
    expect(await place.getByRole('link', { name: 'stay@calmrest.example' }).count()).toBe(1)
  })

  it('opens Google Maps in a new tab', async () => {
    const maps = page.getByRole('link', { name: 'Open in Google Maps' })
    expect(await maps.getAttribute('target')).toBe('_blank')
    expect(await maps.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//)
  })

  it('names six places nearby, each with its distance and the time on foot', async () => {
    const places = page.getByRole('region', { name: 'Nearby' }).getByRole('listitem')
    expect(await places.count()).toBe(6)
    for (const text of await texts(places)) expect(text).toMatch(/[\d.]+ (m|km) · .*\d (min|h) walk/)
  })

  it.each([
    ['Bike rentals', 'Daily, 8 AM-8 PM'],
    ['Taxi', '24/7'],
    ['Car rental', 'With advance booking'],
  ])('offers a way around: %s, %s', async (name, when) => {
    const way = page.getByRole('region', { name: 'Getting around' }).getByRole('listitem')
    await way.filter({ hasText: name }).getByText(when, { exact: true }).waitFor()
  })

  it.each(['From the airport', 'By car'])('describes the way %s', async (name) => {
    const routes = page.getByRole('region', { name: 'How to find us' })
    const steps = routes.getByRole('heading', { name }).locator('xpath=..').getByRole('listitem')
    expect(await steps.count()).toBe(3)
  })
})

describe('the manager', () => {
  beforeAll(async () => {
    page = (await open('/manager')).page
  })

  it('has a name, a title and a life', async () => {
    await page.getByRole('heading', { level: 1, name: 'Nirosha Wickramasinghe' }).waitFor()
    await page.getByRole('main').getByText('General Manager', { exact: true }).waitFor()
    expect(await page.getByRole('region', { name: 'About her' }).locator('p').count()).toBeGreaterThan(1)
  })

  it('can be reached by direct line, e-mail, at the office and through a professional network', async () => {
    const cards = page.getByRole('region', { name: 'Reach her directly' })
    expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Direct line',
      'Email',
      'Office',
      'Professional network',
    ])
    expect(await cards.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2)
  })

  it.each(['15+ years', '50M+', '98%', '200+ team'])('has the figure %s', async (figure) => {
    const figures = page.getByRole('region', { name: 'About her' }).getByRole('listitem')
    expect(await figures.filter({ hasText: figure }).count()).toBe(1)
  })

  it('has a philosophy and highlights of a career', async () => {
    await page.getByRole('region', { name: 'Leadership philosophy' }).locator('blockquote').waitFor()
    const career = page.getByRole('region', { name: 'Career highlights' }).getByRole('list').first()
    expect(await career.getByRole('listitem').count()).toBe(4)
  })

  it('has 6 core services, 4 certifications and an award for each year from 2020 to 2023', async () => {
    const below = (name: string) =>
      page.getByRole('heading', { name, exact: true }).locator('xpath=..').getByRole('listitem')
    expect(await below('Core services').count()).toBe(6)
    expect(await below('Certifications').count()).toBe(4)
    const years = (await texts(below('Awards'))).map((award) => award.slice(0, 4))
    expect(years).toEqual(['2023', '2022', '2021', '2020'])
  })
})
