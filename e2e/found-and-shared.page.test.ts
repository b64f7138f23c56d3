import { type Lang, langs } from '@calm-rest/contract/widget'
import { fetchPage, isWhole, sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { roomsIn, sentHead, showsPicture } from './head.fixture.ts'

describe('the head of a page', () => {
  it('names its one address and those of all languages, and speaks to search engines', async () => {
    const { url } = sharedSite()
    const head = await sentHead('/rooms/horizon-room?lang=de')
    expect(head).toMatchObject({ title: 'Horizont-Zimmer · Calm Rest', robots: [], data: 1 })
    expect(head.canonical).toEqual([`${url}rooms/horizon-room?lang=de`])
    expect(head.descriptions).toEqual([expect.stringMatching(/.{50}/)])
    for (const lang of langs.filter((one) => one !== 'en'))
      expect(head.alternates).toContain(`${url}rooms/horizon-room?lang=${lang}`)
    expect(head.alternates).toContain(`${url}rooms/horizon-room`)
  })

  it('does not offer a room that nobody has', async () => {
    expect((await fetchPage('/rooms/none')).status).toBe(404)
    expect(await sentHead('/rooms/none')).toMatchObject({
      title: 'Page Not Found · Calm Rest',
      canonical: [],
      robots: ['noindex'],
      data: 0,
    })
  })
})

/** Each page in one language, neighbours in different ones; in all of them by `test:all`. */
const isAsked = (address: string, place: number) => {
  const lang = new URL(address).searchParams.get('lang') ?? 'en'
  return isWhole || langs.indexOf(lang as Lang) === Math.floor(place / langs.length) % langs.length
}

it('shows every page of the map, and a picture of a room', async () => {
  const { html: xml } = await fetchPage('/sitemap.xml')
  const pages = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const asked = pages.filter(isAsked)
  expect(new Set(asked.map((address) => new URL(address).pathname)).size).toBe(pages.length / langs.length)
  for (const address of asked) expect([address, (await fetchPage(address)).status]).toEqual([address, 200])
  const rooms = roomsIn(xml)
  expect(rooms.length).toBe(13)
  await showsPicture(rooms[0] ?? '')
})
