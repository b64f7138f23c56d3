import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { fetchPage, sharedSite, startSite, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const list = 'main ul[aria-label="All reviews, newest first"]'

/** The page, its entries, and the reviews as the API has them, in the same order. */
const openList = async () => {
  const { document } = await fetchPage('/testimonials')
  const answer = await fetch(`${sharedSite().url}api/testimonials/`)
  const reviews = (await answer.json()) as Testimonial[]
  const said = await fetch(`${sharedSite().url}api/testimonials/summary`)
  const summary = (await said.json()) as ReviewSummary
  return { document, reviews, summary, articles: [...document.querySelectorAll(`${list} article`)] }
}

it('R-reviews-all, R-state-reviews-loaded: shows them all, newest first, with their average', async () => {
  const { document, reviews, summary, articles } = await openList()
  const days = articles.map((article) => article.querySelector('time')?.getAttribute('dateTime'))
  expect(days).toEqual(reviews.map(({ createdAt }) => createdAt))
  expect(days).toEqual(days.toSorted().reverse())
  const labels = [...document.querySelectorAll('main [role=img]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(labels).toContain(`${summary.average?.toFixed(1)} out of 5`)
  expect(textOf(document, 'main')).toContain(`${summary.count} reviews`)
})

it.each([
  ['Write a Review', '/write-review'],
  ['Book Your Stay', '/login'],
])('R-reviews-buttons: has the link %s to %s', async (name, target) => {
  const links = [...(await openList()).document.querySelectorAll('main a')]
  expect(links.find((one) => one.textContent?.trim() === name)?.getAttribute('href')).toBe(target)
})

describe('an entry', () => {
  it.each(['en', 'zh'])(
    'says the language of its words on a page in %s, for screen readers and translations',
    async (lang) => {
      const { document } = await fetchPage(`/testimonials?lang=${lang}`)
      const langs = [...document.querySelectorAll('main article')].map((article) => [
        article.querySelector('h2')?.getAttribute('lang'),
        article.querySelector('blockquote')?.getAttribute('lang'),
      ])
      const { reviews } = await openList()
      expect(langs).toEqual(reviews.map((review) => [review.lang, review.lang]))
      // other tests of this site write reviews, too
      expect(langs.flat()).toEqual(expect.arrayContaining(['en', 'de', 'zh']))
    },
  )

  it('R-verified-review: of nobody whose stay is known is marked as not verified', async () => {
    const { reviews, articles } = await openList()
    const marks = articles.map(({ textContent }) => !textContent?.includes('Not verified'))
    expect(marks).toEqual(reviews.map(({ verified }) => verified))
    expect(marks).toContain(false)
  })

  it('R-reviews-excerpt, R-const-excerpt: shows 120 characters of a longer review, then an ellipsis, and a shorter one whole', async () => {
    const { reviews, articles } = await openList()
    const expected = reviews.map(({ review }) => {
      const chars = [...review]
      return chars.length > 120 ? `${chars.slice(0, 120).join('')}…` : review
    })
    expect(articles.map((article) => article.querySelector('blockquote')?.textContent)).toEqual(expected)
    const cut = expected.filter((text) => text.endsWith('…')).length
    expect(cut).toBeGreaterThan(0)
    expect(cut).toBeLessThan(reviews.length)
  })

  it('R-review-night: has name, title, rating and the nights of the stay, one of them as singular Night', async () => {
    const { reviews, articles } = await openList()
    for (const [index, { name, reviewTitle, stayDuration, rating }] of reviews.entries()) {
      const article = articles[index] as Element
      for (const text of [name, reviewTitle]) expect(article.textContent).toContain(text)
      expect(article.textContent).toMatch(
        stayDuration === 1 ? /(?<!\d)1 Night(?!s)/ : RegExp(`${stayDuration} Nights`),
      )
      expect(article.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(`${rating} out of 5`)
    }
    expect(reviews.some(({ stayDuration }) => stayDuration === 1)).toBe(true)
  })
})

it('goes on in pages that need no script, where there are more reviews than a page holds', async () => {
  const full = await startSite()
  const database = new DatabaseSync(join(full.dataDir, 'calm-rest.db'))
  const more = database.prepare(`
    INSERT INTO testimonials (id, status, category, name, country, rating, title, review, stay_nights, created_at)
    VALUES (?, 'published', 'family', 'Old', 'Chile', 1, ?, 'Long ago.', 1, '2001-01-01T00:00:00.000Z')`)
  for (let at = 0; at < 60; at += 1) more.run(`old-${at}`, `Long ago ${at}`)
  database.close()
  const pageAt = async (path: string) => {
    const { document } = await fetchPage(new URL(path, full.url).href)
    const links = [...document.querySelectorAll('main nav a')]
    const linkOf = (name: string) =>
      links.find(({ textContent }) => textContent?.trim() === name)?.getAttribute('href') ?? undefined
    const ids = [...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent)
    return {
      ids,
      older: linkOf('Older Reviews'),
      newer: linkOf('Newer Reviews'),
      text: textOf(document, 'main'),
    }
  }
  const first = await pageAt('testimonials')
  const second = await pageAt(first.older ?? 'none')
  const third = await pageAt(second.older ?? 'none')
  expect([first.ids.length, second.ids.length, third.ids.length]).toEqual([40, 40, 16])
  expect(
    new Set([...first.ids, ...second.ids, ...third.ids].filter((id) => id?.startsWith('Long'))).size,
  ).toBe(60)
  for (const { text } of [first, second, third]) expect(text).toContain('96 reviews')
  expect([first.newer, third.older]).toEqual([undefined, undefined])
  expect([second.newer, third.newer]).toEqual(['/testimonials', first.older])
})

it('R-state-reviews-empty, R-error-no-reviews: invites to the first one if there are none', async () => {
  const empty = await startSite()
  const database = new DatabaseSync(join(empty.dataDir, 'calm-rest.db'))
  database.exec('DELETE FROM testimonials')
  database.close()
  const { document } = await fetchPage(`${empty.url}testimonials`)
  expect(textOf(document, 'main')).toContain('No reviews yet. Be the first!')
  expect(document.querySelectorAll('main article').length).toBe(0)
})
