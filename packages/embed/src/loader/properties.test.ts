import { expect, it } from 'vitest'
import { upgradeProperties } from './properties.ts'

class Early {
  attributes: Record<string, unknown> = {}
  get guests() {
    return this.attributes.guests
  }
  set guests(value: unknown) {
    this.attributes.guests = value
  }
}

it('hands over what a page set before the element was defined, and leaves the rest', () => {
  const element = new Early()
  Object.defineProperty(element, 'guests', { value: 3, writable: true, configurable: true, enumerable: true })
  expect(element.attributes).toEqual({})
  upgradeProperties(element, ['guests', 'checkIn'])
  expect(element.attributes).toEqual({ guests: 3 })
  expect([Object.hasOwn(element, 'guests'), Object.hasOwn(element, 'checkIn')]).toEqual([false, false])
  expect(element.guests).toBe(3)
})
