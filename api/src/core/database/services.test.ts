import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { createServices } from './services.ts'

it('makes each service once per database, on first use', () => {
  const made: string[] = []
  const create = (name: string) => () => {
    made.push(name)
    return { name }
  }
  const servicesOf = createServices({ bookings: create('bookings'), reviews: create('reviews') })
  const one = {} as Database
  const other = {} as Database
  expect(made).toEqual([])
  expect(servicesOf(one).bookings).toBe(servicesOf(one).bookings)
  expect(made).toEqual(['bookings'])
  expect(servicesOf(other).bookings).not.toBe(servicesOf(one).bookings)
  expect(made).toEqual(['bookings', 'bookings'])
})
