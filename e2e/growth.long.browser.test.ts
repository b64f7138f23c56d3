import { expect, it } from 'vitest'
import { growthOver, homeAndRooms } from './growth.fixture.ts'

it('a page keeps nothing of the screens that a visitor left: 6 times between home and rooms', async () => {
  const { listeners, nodes } = await growthOver(6, homeAndRooms)
  expect(listeners).toBeLessThan(1.05)
  expect(nodes).toBeLessThan(1.05)
})
