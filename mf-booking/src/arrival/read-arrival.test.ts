import { arrivalInput } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { checkArrival, readArrival } from './read-arrival.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ time: '', flight: '', note: '', ...fields }))
    data.set(name, value)
  return data
}

it('reads time, flight, shuttle and note as the contract has them', () => {
  const arrival = readArrival(form({ time: '15:30', flight: ' UL 504 ', shuttle: 'on', note: 'A pram.' }))
  expect(arrival).toEqual({ time: '15:30', flight: 'UL 504', shuttle: true, note: 'A pram.' })
  expect(arrivalInput.parse(arrival)).toEqual(arrival)
})

it("ignores the time if 'I do not know yet' is checked", () => {
  const arrival = readArrival(form({ time: '15:30', timeUnknown: 'on' }))
  expect(arrival).toEqual({ time: '', flight: '', shuttle: false, note: '' })
  expect(arrivalInput.parse(arrival)).toEqual({ shuttle: false })
})

it("requires a time, or 'I do not know yet'", () => {
  expect(checkArrival(form({}))).toEqual({ time: 'required' })
  expect(checkArrival(form({ time: '15:30' }))).toEqual({})
  expect(checkArrival(form({ timeUnknown: 'on' }))).toEqual({})
})
