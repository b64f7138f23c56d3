import { readWorld } from '@calm-rest/contract/world'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../../testing/desk.fixture.tsx'
import { PinMap } from './pin-map.tsx'
import { PlacePicker } from './place-picker.tsx'

it('takes the position of a pasted link, and says where none is in it', async () => {
  const onPlaced = vi.fn()
  const { page, fill } = await mountInDesk(<PlacePicker at={undefined} onPlaced={onPlaced} />, {})
  const field = page.querySelector('input')
  await fill(field, 'https://maps.app.goo.gl/abc')
  expect(page.textContent).toContain('No position was found in it')
  await fill(field, '64.1466, -21.9426')
  expect(onPlaced).toHaveBeenLastCalledWith({ latitude: 64.1466, longitude: -21.9426 })
  expect(page.textContent).not.toContain('No position was found in it')
})

it('moves the pin by the arrows, on the outlines of the world', async () => {
  const square = { arcs: [[0, 0, 1000, 0, 0, 1000, -1000, 0, 0, -1000]], countries: [[[0]]] }
  const load = async () => readWorld(square)
  const onPlaced = vi.fn()
  const at = { latitude: 5, longitude: 5 }
  const view = await mountInDesk(<PinMap at={at} onPlaced={onPlaced} load={load} />, {})
  const map = view.page.querySelector('[role="application"]')
  await view.until(() => expect(map?.querySelector('path')?.getAttribute('d')).toMatch(/^M/))
  await view.pressKey(map, 'ArrowUp')
  const [{ latitude, longitude }] = onPlaced.mock.lastCall ?? [{}]
  expect([latitude > 5, longitude]).toEqual([true, 5])
})
