import { expect, it } from 'vitest'
import { type Choice, choiceFrom, choiceQuery, firstChoice, isTaken } from './choice.ts'
import { elementsOf } from './elements-of.ts'

const chosen = (changes: Partial<Choice>): Choice => ({ ...firstChoice, ...changes })

it('says nothing that holds anyway', () => {
  expect(elementsOf(firstChoice)).toEqual([{ kind: 'booking', attributes: [['partner', 'your-id']] }])
})

it('says what was chosen, to the element that has it', () => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-05', room: 'horizon-room', limit: '3' } as const
  expect(elementsOf(chosen({ ...stay, language: 'de', theme: 'dark', widget: 'booking' }))).toEqual([
    {
      kind: 'booking',
      attributes: [
        ['lang', 'de'],
        ['partner', 'your-id'],
        ['check-in', '2027-07-01'],
        ['check-out', '2027-07-05'],
        ['room', 'horizon-room'],
        ['theme', 'dark'],
      ],
    },
  ])
  const dates = [
    ['check-in', '2027-07-01'],
    ['check-out', '2027-07-05'],
  ]
  const listed = chosen({ ...stay, widget: 'rooms', layout: 'list', search: 'true' })
  expect(elementsOf(listed)[0]?.attributes).toEqual([
    ['partner', 'your-id'],
    ...dates,
    ['limit', '3'],
    ['search', 'true'],
    ['layout', 'list'],
  ])
  expect(elementsOf({ ...listed, widget: 'search' })).toEqual([
    { kind: 'search', attributes: [['partner', 'your-id'], ...dates] },
  ])
})

it('links the rooms to the form where both are chosen', () => {
  const [rooms, booking] = elementsOf(chosen({ widget: 'both', partner: '' }))
  expect(rooms).toEqual({ kind: 'rooms', attributes: [['booking-for', 'our-booking']] })
  expect(booking).toEqual({ kind: 'booking', id: 'our-booking', attributes: [] })
})

it.each([
  [{ partner: 'Alpin Tours' }, 'partner'],
  [{ campaign: 'a b' }, 'campaign'],
  [{ checkIn: '2027-02-30' }, 'checkIn'],
  [{ checkIn: '2027-07-05', checkOut: '2027-07-04' }, 'checkOut'],
  [{ limit: '25' }, 'limit'],
] as const)('leaves out what an element would not take: %j', (changes, field) => {
  const choice = chosen({ widget: 'both', ...changes })
  expect(isTaken(choice, field)).toBe(false)
  const values = elementsOf(choice).flatMap(({ attributes }) => attributes.map(([, value]) => value))
  expect(values).not.toContain(choice[field])
})

it('comes back from an address as it went in, whatever else stands there', () => {
  const choice = chosen({ widget: 'both', language: 'zh', partner: 'a&b', checkIn: '2027-07-01' })
  expect(choiceFrom(new URLSearchParams(choiceQuery(choice)))).toEqual(choice)
  expect(choiceFrom(new URLSearchParams('widget=car&theme=sepia&language=fr&layout=x'))).toEqual(firstChoice)
})
