import { expect, it } from 'vitest'
import { platedServices } from './plate.ts'

const breakfast = { sign: 'breakfast', title: 'Breakfast' } as const
const wifi = { sign: 'wifi', title: 'Wi-Fi' } as const
const service = { sign: 'service', title: '24/7' } as const
const sauna = { title: 'Sauna' }

it('shows one service large, of several with a drawing the one with most to show, and keeps the order of the others', () => {
  const { plate, others } = platedServices([wifi, breakfast, service, sauna])
  expect(plate).toEqual({ service, drawing: '24h' })
  expect(others).toEqual([wifi, breakfast, sauna])
})

it('shows none large where no service has a drawing', () => {
  expect(platedServices([breakfast, sauna])).toEqual({ others: [breakfast, sauna] })
  expect(platedServices([])).toEqual({ others: [] })
})
