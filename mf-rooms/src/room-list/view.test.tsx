import type { Room } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomList } from './view.tsx'

const ready = (...data: Room[]) => ({ status: 'ready', data }) as const
const tabsIn = (html: string) =>
  [...html.matchAll(/role="tab" aria-selected="(true|false)".*?>(.*?)</g)].map(([, on, label]) =>
    on === 'true' ? `[${label}]` : label,
  )

describe('the room list on a server', () => {
  it.each([
    [
      'en',
      'Sea View',
      '$128',
      'per night',
      '4.6',
      '2 guests',
      '26 m²',
      '+2 more',
      'Book Now',
      'Details',
      '1 room',
    ],
    [
      'de',
      'Meerblick',
      '128 $',
      'pro Nacht',
      '4,6',
      '2 Gäste',
      '26 m²',
      '+2 weitere',
      'Jetzt buchen',
      'Details',
      '1 Zimmer',
    ],
    [
      'zh',
      '海景房',
      '$128',
      '/ 晚',
      '4.6',
      '可住 2 人',
      '26 平方米',
      '另有 2 项',
      '立即预订',
      '查看详情',
      '1 间客房',
    ],
  ] as const)('says in %s all that helps to choose', async (lang, ...expected) => {
    const html = await renderView(RoomList, lang, {}, ready(aRoom()))
    for (const text of expected) expect(html).toContain(`>${text}<`)
    for (const amenity of ['Free Wi-Fi', 'Ceiling fan', 'Ceylon tea tray']) expect(html).toContain(amenity)
    expect(html).not.toContain('In-room safe')
  })

  it('leads to sign-in with the room, and to its page', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom()))
    expect(html).toContain('href="/login/horizon-room"')
    expect(html).toContain('href="/room/horizon-room"')
  })

  it('R-rooms-tabs: has a tab for each category in the data, in its order', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'family' }), aRoom({ _id: 'c' })]
    expect(tabsIn(await renderView(RoomList, 'en', {}, ready(...rooms)))).toEqual([
      '[All]',
      'Sea View',
      'Family',
    ])
  })

  it('shows a category that it does not know as it is', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'constructor' as 'family' })]
    const html = await renderView(RoomList, 'de', {}, ready(...rooms))
    expect(tabsIn(html)).toEqual(['[Alle]', 'Meerblick', 'constructor'])
  })

  it('begins with the category asked for, and with all where no room has it', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'family' })]
    const of = (category: string) => renderView(RoomList, 'en', { category }, ready(...rooms))
    expect(tabsIn(await of('family'))).toEqual(['All', 'Sea View', '[Family]'])
    expect(await of('family')).not.toContain('href="/room/horizon-room"')
    expect(tabsIn(await of('castle'))).toEqual(['[All]', 'Sea View', 'Family'])
  })

  it('R-room-discount: strikes the old price through where there is a discount, and only there', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ price: 142, discountPrice: 124.5 })))
    expect(html).toMatch(/<del[^>]*>\$142<\/del>.*>\$124\.50</)
    expect(html).toContain('>Special offer<')
    const dearer = await renderView(RoomList, 'en', {}, ready(aRoom({ price: 142, discountPrice: 142 })))
    expect(dearer).not.toContain('<del')
    expect(dearer).not.toContain('Special offer')
  })

  it('R-card-amenities: counts no amenities where all are named', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ amenities: ['a', 'b', 'c'] })))
    expect(html).not.toContain('more')
  })

  it('says that nobody has rated a room yet', async () => {
    expect(await renderView(RoomList, 'en', {}, ready(aRoom({ rating: 0 })))).toContain('No reviews yet')
  })

  it('R-card-placeholder: shows the placeholder for a room without a picture', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ images: [] })))
    expect(html).toContain('src="https://api.example/media/placeholder.svg"')
  })

  it('wants the pictures of the first row at once and the others when they come near', async () => {
    const rooms = ['a', 'b', 'c', 'd', 'e'].map((_id) => aRoom({ _id }))
    const html = await renderView(RoomList, 'en', {}, ready(...rooms))
    const loading = [...html.matchAll(/loading="(\w+)"/g)].map(([, value]) => value)
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
    const priority = [...html.matchAll(/fetchPriority="(\w+)"/gi)].map(([, value]) => value)
    expect(priority).toEqual(['high', 'auto', 'auto', 'auto', 'auto'])
    expect(html.match(/width="1200" height="800"/g)).toHaveLength(5)
  })

  it('R-state-rooms-empty: offers a person where there is no room at all', async () => {
    const html = await renderView(RoomList, 'en', {}, ready())
    expect(html).toContain('There are no rooms to show at the moment.')
    expect(html).toContain('href="/contact"')
  })
})
