import { icons as contractIcons } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { amenityIcons } from './amenity-icons.ts'
import * as drawings from './drawings.ts'

it('has a drawing for every icon name of the contract, and no other', () => {
  expect(Object.keys(amenityIcons).sort()).toEqual([...contractIcons].sort())
})

it('keeps every drawing on the 24 × 24 grid', () => {
  const starts = Object.values(drawings).flatMap((path) => [
    ...path.matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g),
  ])
  expect(starts.length).toBeGreaterThan(60)
  const outside = starts.filter(([, x, y]) => [x, y].some((at) => Number(at) < 0 || Number(at) > 24))
  expect(outside).toEqual([])
})
