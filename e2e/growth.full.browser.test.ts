import { expect, it } from 'vitest'
import { everyScreen, growthOver, homeAndRooms } from './growth.fixture.ts'

it.each([
  { name: '50 times between home and rooms', rounds: 50, round: homeAndRooms },
  { name: '12 times through every kind of screen', rounds: 12, round: everyScreen },
])('a page keeps nothing of the screens that a visitor left: $name', async ({ rounds, round }) => {
  const { listeners, nodes } = await growthOver(rounds, round)
  expect(listeners).toBeLessThan(1.05)
  expect(nodes).toBeLessThan(1.05)
})
