import type { Page } from 'playwright-core'

/** Ratings that a page says, to the eye, in names and for search engines, and that are neither a room's nor the property's. */
export const ratingsOfNoReviews = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json()
    const rooms: { rating: number }[] = await read('/api/rooms')
    const { average }: { average: number | null } = await read('/api/testimonials/summary')
    // 0 is the API's value where no review is, which no page may say
    const known = [average, ...rooms.map(({ rating }) => rating)].flatMap((value) => value?.toFixed(1) ?? [])
    const main = document.querySelector('main')
    const names = [...(main?.querySelectorAll('[role=img][aria-label]') ?? [])].map(
      (image) => image.getAttribute('aria-label') ?? '',
    )
    const badges = main?.textContent.match(/\d[.,]\d\s*\/\s*5/g) ?? []
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => textContent?.match(/"ratingValue":"?\d\.\d/g) ?? [],
    )
    return [...names, ...badges, ...data].filter((text) => {
      const value = /\d[.,]\d/.exec(text)?.[0].replace(',', '.')
      return value !== undefined && (value === '0.0' || !known.includes(value))
    })
  })
