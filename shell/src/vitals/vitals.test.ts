import { describe, expect, it } from 'vitest'
import { createErrors } from './errors.ts'
import { createInteractions } from './interactions.ts'
import { createShifts } from './shifts.ts'

const slot = 'mf-rooms/1.4.0/room-list'

describe('interactions', () => {
  it('counts the longest event of each press, for the slot of its first one', () => {
    const { add, inpOf } = createInteractions()
    add({ interactionId: 1, duration: 40, slot })
    // the pressed element is gone by then
    add({ interactionId: 1, duration: 96, slot: undefined })
    add({ interactionId: 2, duration: 300, slot: 'mf-booking/1.0.0/booking-form' })
    add({ interactionId: 0, duration: 5000, slot })
    expect([inpOf(slot), inpOf('mf-booking/1.0.0/booking-form')]).toEqual([96, 300])
  })

  it('leaves one of every fifty out, and knows nothing where nobody did anything', () => {
    const { add, inpOf } = createInteractions()
    expect(inpOf(slot)).toBeUndefined()
    const press = (interactionId: number, duration = 24) => add({ interactionId, duration, slot })
    for (let id = 2; id <= 49; id += 1) press(id)
    press(1, 800)
    expect(inpOf(slot)).toBe(800)
    press(50, 200)
    expect(inpOf(slot)).toBe(200)
  })
})

describe('shifts', () => {
  it('adds up within a second of each other and five in all, and says the worst', () => {
    const { add, clsOf } = createShifts()
    expect(clsOf(slot)).toBe(0)
    for (const at of [0, 900, 1800, 2700, 3600, 4500]) add(slot, at, 0.01)
    // five seconds after the first
    add(slot, 5000, 0.01)
    expect(clsOf(slot)).toBeCloseTo(0.06, 10)
    add(slot, 9000, 0.05)
    add(slot, 9500, 0.02)
    expect(clsOf(slot)).toBeCloseTo(0.07, 10)
    expect(clsOf('mf-booking/1.0.0/booking-form')).toBe(0)
  })
})

describe('errors', () => {
  const thrown = (name: string, stack: string) =>
    Object.assign(new Error('typed by a guest'), { name, stack })
  const at = '/releases/mf-rooms/1.4.0-rc.1/room-list.js:1:2345'

  it.each([
    [
      'Chromium',
      `TypeError: typed by a guest\n    at pick (https://calmrest.example/assets/libraries.1a2b.js:2:30)\n    at https://calmrest.example${at}`,
    ],
    [
      'Firefox and Safari',
      `dispatch@https://calmrest.example/assets/libraries.1a2b.js:2:30\npick@https://calmrest.example${at}`,
    ],
  ])('are told by kind and position in a release, from a stack of %s', (_, stack) => {
    const { add, all } = createErrors()
    add('handler', thrown('TypeError', stack))
    add('handler', thrown('TypeError', stack))
    add('rejection', thrown('TypeError', stack))
    const place = { remote: 'mf-rooms', version: '1.4.0-rc.1', file: 'room-list.js', line: 1, column: 2345 }
    expect(all()).toEqual([
      { ...place, kind: 'handler', name: 'TypeError' },
      { ...place, kind: 'rejection', name: 'TypeError' },
    ])
    expect(JSON.stringify(all())).not.toContain('typed')
  })

  it('are found where the browser saw them, of whatever was thrown', () => {
    const { add, all } = createErrors()
    add('handler', 'a text', `https://calmrest.example${at}`)
    add('handler', undefined, 'https://calmrest.example/assets/shell.1a2b.js:1:1')
    add('rejection', null)
    expect(all()).toMatchObject([{ name: 'Error', file: 'room-list.js' }])
  })

  it('tell no name that somebody made up, and five positions at most', () => {
    const { add, all } = createErrors()
    for (let line = 1; line < 9; line += 1)
      add('handler', thrown('Nimali Perera', `at /releases/mf-rooms/1.4.0/room-list.js:${line}:1`))
    expect(all().map(({ name, line }) => [name, line])).toEqual(
      [1, 2, 3, 4, 5].map((line) => ['Error', line]),
    )
  })
})
