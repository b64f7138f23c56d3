import { expect, it } from 'vitest'
import { checkInventory } from '../../testing/model/inventory-steps.ts'
import { openTempDir } from '../../testing/test-api.ts'

const steps = 600

it(`R-stay-assignment: refuses nothing for which there is a unit, and keeps every stay whole, in ${steps} random steps`, async () => {
  const result = await checkInventory(openTempDir(), { seed: 7, steps })
  expect(result.steps).toBe(steps)
  // steps in which nothing is booked, changed, refused or moved would prove nothing
  expect(Math.min(result.booked, result.changed, result.refused, result.moved)).toBeGreaterThan(5)
})
