import type { Icon } from '@calm-rest/contract/api'
import { roomSchema } from '@calm-rest/contract/schemas'
import { staffLimits } from '@calm-rest/contract/staff'
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms } from '../../../stays/seed/rooms/index.ts'
import { openTestApi, type TestApi } from '../../../testing/test-api.ts'
import { canDrawBeds, drawPlan } from './draw-plan.ts'
import { type PlanFacts, planOf } from './plan-of.ts'
import { type BedKind, readBeds } from './read-beds.ts'

const bedsIn = (svg: string) => [...svg.matchAll(/data-bed="([^"]+)"/g)].map(([, kind]) => kind)

describe('the plan of a room', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
  })

  const read = async (id: string, lang: string) => {
    const room = roomSchema.strict().parse(await (await api.get(`/api/rooms/${id}?lang=${lang}`)).json())
    const answer = room.plan && (await api.get(room.plan.src))
    return { room, plan: room.plan, answer, svg: (await answer?.text()) ?? '' }
  }

  it.each(rooms.map(({ id, bed, sizeM2 }) => ({ id, sizeM2, bed: bed.en })))(
    'shows size, beds and bath of $id ($bed)',
    async ({ id, bed, sizeM2 }) => {
      const { room, plan, svg } = await read(id, 'en')
      const [beds = []] = readBeds(bed) ?? []
      expect(bedsIn(svg)).toEqual(beds.flatMap(({ kind, count }) => Array(count).fill(kind)))
      expect(svg).toContain(`>${sizeM2} m²<`)
      expect(svg).toContain('>Bath<')
      const terrace = [
        ...room.features,
        ...room.amenities.map((name, i) => ({ name, icon: room.amenityIcons[i] })),
      ].find(({ icon }) => icon === 'balcony')
      expect(svg.includes('class="green"')).toBe(terrace !== undefined)
      expect(plan?.alt).toBe(
        ['Floor plan: ', [`${sizeM2} m²`, bed, 'Bath', ...(terrace ? [terrace.name] : [])].join(', ')].join(
          '',
        ),
      )
    },
  )

  it.each([
    ['en', 'Floor plan', 'Schematic, not to scale.', '>Bath<', '>Roof terrace<', '1 king bed and 1 sofa bed'],
    ['de', 'Grundriss', 'Schematisch, nicht maßstabsgetreu.', '>Bad<', '>Dachterrasse<', '1 Schlafsofa'],
    ['zh', '房间平面图', '示意图，未按比例绘制', '>浴室<', '>屋顶露台<', '1 张沙发床'],
  ])(
    'describes in %s what it is, and that it is not to scale',
    async (lang, title, note, bath, terrace, bed) => {
      const { plan, svg } = await read('lighthouse-suite', lang)
      expect(plan).toMatchObject({
        title,
        note: expect.stringContaining(note),
        alt: expect.stringContaining(bed),
      })
      expect(svg).toContain(bath)
      expect(svg).toContain(terrace)
    },
  )

  it('is a small picture without scripts and links', async () => {
    const { plan, answer, svg } = await read('fishermans-loft', 'de')
    expect(answer?.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(svg).toContain(`viewBox="0 0 ${plan?.width} ${plan?.height}"`)
    expect(svg).not.toMatch(/<script|href|NaN|undefined/)
    expect(Buffer.byteLength(svg)).toBeLessThan(5 * 1024)
  })

  it('is omitted if the beds are unknown, and in the list of all rooms', async () => {
    const own = await openTestApi()
    await own.db.exec(
      "UPDATE room_texts SET bed = 'Large bed' WHERE lang = 'en' AND room_type_id = 'horizon-room'",
    )
    expect((await (await own.get('/api/rooms/horizon-room?lang=de')).json()).plan).toBeUndefined()
    expect((await own.get('/api/rooms/horizon-room/plan')).status).toBe(404)
    const all = await (await own.get('/api/rooms')).json()
    expect(all.filter((room: object) => 'plan' in room)).toEqual([])
  })
})

describe('the beds of a plan', () => {
  it.each([
    ['10 bunk beds and 10 single beds', 0],
    ['12 king beds', 0],
    ['8 bunk beds', 8],
  ])('are all drawn, or there is no plan if they do not fit: %s', async (bed, drawn) => {
    const api = await openTestApi()
    await api.db.exec(
      `UPDATE room_texts SET bed = '${bed}' WHERE lang = 'en' AND room_type_id = 'horizon-room'`,
    )
    const { plan } = await (await api.get('/api/rooms/horizon-room')).json()
    const answer = await api.get('/api/rooms/horizon-room/plan')
    expect([plan !== undefined, answer.status]).toEqual(drawn > 0 ? [true, 200] : [false, 404])
    expect(bedsIn(await answer.text())).toHaveLength(drawn)
  })

  it('have no negative size, in the smallest room and in the largest', () => {
    const kinds: BedKind[] = ['king', 'queen', 'double', 'single', 'bunk', 'sofa bed', 'day bed']
    const beds = kinds.flatMap((kind) =>
      Array.from({ length: 12 }, (_, i) => [
        { kind, count: i + 1 },
        { kind: 'bunk' as const, count: i },
      ]),
    )
    for (const size of [staffLimits.roomSize.min, staffLimits.roomSize.max])
      for (const hasBath of [true, false]) {
        const rooms = beds.map((row) => ({ size, beds: row, bedText: '', hasBath }))
        const drawn = rooms.filter(canDrawBeds).map((facts) => drawPlan(facts, 'en'))
        expect(drawn.length).toBeGreaterThan(20)
        expect(drawn.filter((svg) => /(?:width|height|r[xy]?)="-/.test(svg))).toEqual([])
      }
  })
})

describe('planOf', () => {
  const room = { size: 26, bed: '1 Kingsize-Bett' }
  const amenity = (icon: Icon, en: string, de: string) => ({ id: en, icon, names: { en, de, zh: en } })

  it('finds neither bath nor terrace for a room that names none', () => {
    expect(planOf(room, '1 king bed', { features: [], amenities: [] }, 'de')).toEqual({
      size: 26,
      bedText: '1 Kingsize-Bett',
      hasBath: false,
      beds: [{ kind: 'king', count: 1 }],
    })
  })

  it('draws nothing into the room that is shared or outside, and names a terrace in the language of the page', () => {
    const shared = [
      amenity('bathroom', 'Shared bathroom', 'Gemeinschaftsbad'),
      amenity('balcony', 'Shared veranda', 'Gemeinsame Veranda'),
      amenity('bathroom', 'Garden shower', 'Gartendusche'),
    ]
    const facts = planOf(room, '1 king bed', { features: [], amenities: shared }, 'de')
    expect(facts).toMatchObject({ hasBath: false })
    expect(facts).not.toHaveProperty('terrace')
    const own = { features: shared, amenities: [amenity('balcony', 'Deck', 'Terrasse')] }
    expect(planOf(room, '1 king bed', own, 'de')).toMatchObject({ terrace: 'Terrasse' })
  })
})

it('escapes the owner’s name of a terrace, in any language', () => {
  const facts: PlanFacts = { size: 31.5, beds: [], bedText: '', hasBath: false, terrace: 'Deck <b> & "bar"' }
  const svg = drawPlan(facts, 'de')
  expect(svg).toContain('>Deck &lt;b&gt; &amp; "bar"<')
  expect(svg).toContain('>31,5 m²<')
})
