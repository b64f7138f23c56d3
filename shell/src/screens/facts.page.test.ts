import { countOf, fetchPage, textOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { belowHeading, linkOf, sectionOf, textsOf } from '../testing/read-page.ts'

let page: Document

const read = async (path: string) => {
  page = (await fetchPage(path)).document
}

describe('about', () => {
  beforeAll(() => read('/about'))

  it('R-about-story: tells the story of the guesthouse', () => {
    expect(textOf(page, 'main h1')).toBe('About Calm Rest')
    expect(textsOf(sectionOf(page, 'How it began'), 'p')).toEqual([
      expect.stringMatching(/^The house was built by /),
      expect.stringMatching(/^There is a garden now /),
      expect.stringMatching(/^We have stayed small /),
    ])
  })

  it.each(['25+ Years of Excellence', '50K+ Happy Guests'])(
    'R-about-years, R-about-guests: speaks of %s',
    (figure) => {
      expect(textsOf(sectionOf(page, 'How it began'), 'li')).toContainEqual(
        expect.stringMatching(figure.replace('+', '\\+')),
      )
    },
  )
})

describe('location', () => {
  beforeAll(() => read('/location'))

  it('R-location-address: has the address and the ways to call and write', () => {
    const place = sectionOf(page, 'Where we are')
    expect(textOf(place, 'address')).toContain('27 Lighthouse Lane')
    expect(linkOf(place, '+94 41 555 0142').getAttribute('href')).toBe('tel:+94415550142')
    expect(linkOf(place, 'stay@calmrest.example').getAttribute('href')).toBe('mailto:stay@calmrest.example')
  })

  it('R-location-open-map: opens Google Maps in a new tab', () => {
    const maps = linkOf(page, 'Open in Google Maps')
    expect(maps.getAttribute('target')).toBe('_blank')
    expect(maps.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//)
  })

  it('R-location-nearby: names six places nearby, each with its distance and the time on foot', () => {
    const nearby = sectionOf(page, 'Nearby')
    expect(countOf(nearby, 'li')).toBe(6)
    const distances = textsOf(nearby, 'li h3 + p')
    expect(distances).toHaveLength(6)
    for (const text of distances) expect(text).toMatch(/^[\d.]+ (m|km) · .*\d (min|h) walk/)
  })

  it.each([
    ['Bike rentals', 'Daily, 8 AM-8 PM'],
    ['Taxi', '24/7'],
    ['Car rental', 'With advance booking'],
  ])('R-location-bikes, R-location-taxi, R-location-car: offers a way around: %s, %s', (name, when) => {
    const ways = sectionOf(page, 'Getting around')
    expect(textOf(belowHeading(ways, name), 'h3 + p')).toBe(when)
  })

  it.each([
    ['From the airport', 'Bandaranaike International Airport'],
    ['By car', 'From Galle'],
  ])('R-location-from-airport, R-location-by-car: describes the way %s', (name, begin) => {
    const steps = textsOf(belowHeading(sectionOf(page, 'How to find us'), name), 'ol > li')
    expect(steps).toHaveLength(3)
    expect(steps[0]).toContain(begin)
  })
})

describe('the manager', () => {
  beforeAll(() => read('/manager'))

  it('R-manager-bio: has a name, a title and a life', () => {
    expect(textOf(page, 'main h1')).toBe('Nirosha Wickramasinghe')
    expect(textsOf(page, 'main header p')).toContain('General Manager')
    expect(textsOf(sectionOf(page, 'About her'), 'h2 ~ p')).toEqual([
      expect.stringMatching(/^Nirosha grew up /),
      expect.stringMatching(/^She chose the small one/),
    ])
  })

  it('R-manager-cards: can be reached by direct line, e-mail, at the office and through a professional network', () => {
    const cards = sectionOf(page, 'Reach her directly')
    expect(textsOf(cards, 'h3')).toEqual(['Direct line', 'Email', 'Office', 'Professional network'])
    expect(countOf(cards, 'a[href^="tel:"], a[href^="mailto:"]')).toBe(2)
  })

  it.each(['15+ years', '50M+', '98%', '200+ team'])(
    'R-manager-years, R-manager-revenue, R-manager-satisfaction, R-manager-team: has the figure %s',
    (figure) => {
      const figures = textsOf(page, 'main li')
      expect(figures.filter((text) => text.startsWith(figure))).toHaveLength(1)
    },
  )

  it('R-manager-career: has a philosophy and highlights of a career', () => {
    expect(textOf(sectionOf(page, 'Leadership philosophy'), 'blockquote')).toMatch(/^A guest should never /)
    expect(countOf(belowHeading(page, 'Career highlights'), 'li')).toBe(4)
  })

  it('R-manager-lists: has 6 core services, 4 certifications and an award for each year from 2020 to 2023', () => {
    expect(countOf(belowHeading(page, 'Core services'), 'li')).toBe(6)
    expect(countOf(belowHeading(page, 'Certifications'), 'li')).toBe(4)
    const years = textsOf(belowHeading(page, 'Awards'), 'li span:first-child')
    expect(years).toEqual(['2023', '2022', '2021', '2020'])
  })

  it('leads to its brochure and to a letter that is begun', () => {
    expect(linkOf(page, 'Download Hotel Brochure').getAttribute('href')).toBe('/brochure')
    expect(linkOf(page, 'Schedule Meeting').getAttribute('href')).toBe('/contact?about=meeting')
  })
})

describe('the brochure', () => {
  it.each([
    ['en', 'The house', 'Check-in from 14:00, check-out until 11:00.'],
    ['de', 'Das Haus', 'Anreise ab 14:00 Uhr'],
    ['zh', '房子', '14:00 起入住'],
  ])('is in the language of the visit: %s', async (lang, first, times) => {
    await read(`/brochure?lang=${lang}`)
    expect(textsOf(page, 'article h2')).toHaveLength(4)
    expect(textsOf(page, 'article h2')[0]).toBe(first)
    expect(textOf(page, 'article address')).toContain('+94 41 555 0142')
    expect(textOf(page, 'article address')).toContain(times)
  })
})
