import type { Lang } from '@calm-rest/contract/widget'
import { countOf, fetchPage, isWhole, sharedSite, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { rowsOf, stay } from './journey.fixture.ts'
import { fillStay, visitWithoutScripts } from './plain-visitor.fixture.ts'

const site = sharedSite()
const today = JSON.parse((await fetchPage('/api/hotel/day')).html).today as string

const visit = (path: string, lang: Lang) =>
  visitWithoutScripts(`/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)

const langs = [
  { lang: 'en', rooms: 'Rooms', seaView: 'Sea View', details: /^Details/, sent: 'Message Sent!', days: 220 },
  {
    lang: 'de',
    rooms: 'Zimmer',
    seaView: 'Meerblick',
    details: /^Details/,
    sent: 'Nachricht gesendet!',
    days: 230,
  },
  { lang: 'zh', rooms: '客房', seaView: '海景房', details: /^查看详情/, sent: '留言已发送！', days: 240 },
] as const

/** On every run the language with the longest words; the words of all are checked, and their pages fetched, elsewhere. */
const visited = langs.filter(({ lang }) => isWhole || lang === 'de')

describe.each(visited)(
  'a visitor without scripts, in $lang,',
  ({ lang, rooms, seaView, details, sent, days }) => {
    const email = `${lang}@without-scripts.example`

    it('finds a sea view room and stays in the language', async () => {
      const visitor = await visit('', lang)
      await visitor.follow(rooms, 'nav')
      expect(countOf(visitor.document(), '[role=tab]')).toBe(5)
      await visitor.follow(seaView)
      expect(textOf(visitor.document(), '[role=tab][aria-selected=true]')).toBe(seaView)
      const links = [...visitor.document().querySelectorAll('main li a')]
      const names = links.map((link) => link.getAttribute('aria-label') ?? '')
      expect(names.filter((name) => details.test(name))).toHaveLength(4)
      await visitor.follow(details, 'main')
      expect(visitor.path()).toMatch(/^\/rooms\/[a-z-]+$/)
      expect(visitor.query()).toBe(`?lang=${lang}`)
      expect(countOf(visitor.document(), 'main h1')).toBe(1)
      expect(visitor.document().documentElement.lang).toBe(lang)
    })

    it('writes a message, after a mistake that keeps everything typed', async () => {
      const visitor = await visit('contact', lang)
      const text = `Zwei Zeilen,\nvon ${lang}`
      visitor.fill({ fullName: 'Ada', email: 'ada@example', message: text })
      expect(await visitor.send()).toBe(400)
      expect(visitor.autofocused().getAttribute('name')).toBe('email')
      expect(visitor.fields()).toMatchObject({
        fullName: 'Ada',
        email: 'ada@example',
        message: text.replace('\n', '\r\n'),
      })
      visitor.fill({ email })
      expect(await visitor.send()).toBe(200)
      expect(textOf(visitor.document(), 'main form [role=status]')).toBe(sent)
      expect(visitor.autofocused().textContent).toBe(sent)
      expect(visitor.fields()).toMatchObject({ fullName: '', message: '' })
      const rows = rowsOf(site, 'SELECT full_name, message FROM messages WHERE email = ?', email)
      expect(rows).toEqual([{ full_name: 'Ada', message: text }])
    })

    it('writes a review, after a mistake that keeps everything chosen', async () => {
      const visitor = await visit('write-review', lang)
      const name = `Ada without scripts ${lang}`
      visitor.fill({ name, country: 'Peru', reviewTitle: 'Quiet', review: 'We slept.' })
      visitor.fill({ rating: '3', roomType: 'family' })
      expect(await visitor.send()).toBe(400)
      expect(visitor.autofocused().getAttribute('name')).toBe('stayDuration')
      expect(visitor.fields()).toMatchObject({ rating: '3', roomType: 'family' })
      visitor.fill({ stayDuration: '4' })
      expect(await visitor.send()).toBe(200)
      expect(visitor.autofocused().getAttribute('role')).toBe('alert')
      const stored = 'SELECT country, rating, category, stay_nights FROM testimonials WHERE name = ?'
      expect(rowsOf(site, stored, name)).toEqual([
        { country: 'Peru', rating: 3, category: 'family', stay_nights: 4 },
      ])
    })

    it('books from empty dates, sees the price first, and books once where the form is sent twice', async () => {
      const visitor = await visit('book', lang)
      const dates = stay(today, days, 2)
      fillStay(visitor, lang, dates, { email })
      expect(await visitor.send()).toBe(200)
      expect(visitor.autofocused().textContent).toContain('256')
      expect(bookingsOf(email)).toEqual([])
      expect(await visitor.send()).toBe(200)
      const [booking] = bookingsOf(email) as [{ reference: string }]
      expect(textOf(visitor.document(), 'main')).toContain(booking.reference)
      expect(booking).toMatchObject({ check_in: dates.checkIn, check_out: dates.checkOut, lang })
      expect(await visitor.sendAgain()).toBe(200)
      expect(textOf(visitor.document(), 'main')).toContain(booking.reference)
      expect(bookingsOf(email)).toHaveLength(1)
      const nights = rowsOf(
        site,
        `SELECT night FROM booking_nights JOIN bookings ON bookings.id = booking_id WHERE reference = ?`,
        booking.reference,
      )
      expect(nights).toHaveLength(2)
    })
  },
)

describe('a visitor without scripts', () => {
  it('changes the language of the page, with what its address says, and keeps it on the next', async () => {
    const visitor = await visit('rooms?category=family', 'de')
    await visitor.press('中文')
    expect(visitor.query()).toBe('?category=family&lang=zh')
    expect(textOf(visitor.document(), 'main h1')).toBe('我们的客房')
    expect(textOf(visitor.document(), '[role=tab][aria-selected=true]')).toBe('家庭房')
    await visitor.follow(/^隐私/, 'footer')
    expect(visitor.query()).toBe('?lang=zh')
    expect(visitor.document().documentElement.lang).toBe('zh')
  })

  it('R-several-rooms: adds rooms, takes one out again, and books the rest for one price', async () => {
    const email = 'several@without-scripts.example'
    const visitor = await visit('book', 'en')
    fillStay(visitor, 'en', stay(today, 260, 2), { email })
    for (const index of [0, 1]) {
      expect(await visitor.send('addRoom')).toBe(200)
      expect(visitor.autofocused().getAttribute('name')).toBe(`additionalRooms.${index}.guests`)
    }
    visitor.fill({ 'additionalRooms.0.roomType': 'courtyard-room', 'additionalRooms.0.guests': '1' })
    expect(await visitor.send('removeRoom')).toBe(200)
    expect(bookingsOf(email)).toEqual([])
    expect(visitor.fields()).toMatchObject({
      email,
      'additionalRooms.0.roomType': 'courtyard-room',
      'additionalRooms.0.guests': '1',
    })
    expect(visitor.fields()).not.toHaveProperty('additionalRooms.1.guests')
    // the price of the current input is on this page
    expect(textOf(visitor.document(), 'main')).toContain('$378')
    expect(await visitor.send()).toBe(200)
    expect(bookingsOf(email)).toMatchObject([
      { room_type_id: 'horizon-room', guests: 2 },
      { room_type_id: 'courtyard-room', guests: 1 },
    ])
  })
})

describe('a form that no page of ours sent', () => {
  const message = 'fullName=Eve&email=eve%40example.com&message=Hello'
  const post = (headers: Record<string, string>, body: string) =>
    fetchPage('/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })

  it.each([
    ['of another site', { Origin: 'https://elsewhere.example' }, message, 403],
    ['of 65 KB', {}, `${message}&phone=${'1'.repeat(65 * 1024)}`, 413],
  ])('%s does nothing', async (_, headers, body, status) => {
    expect((await post(headers, body)).status).toBe(status)
    expect(rowsOf(site, 'SELECT 1 FROM messages WHERE email = ?', 'eve@example.com')).toEqual([])
  })
})

const bookingsOf = (email: string) => rowsOf(site, 'SELECT * FROM bookings WHERE email = ?', email)
