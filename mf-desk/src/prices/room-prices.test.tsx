import type { RoomPrices } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { mountRates } from './rates/rates.fixture.tsx'

const prices: RoomPrices = {
  version: 'v3',
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      status: 'offered',
      price: 120,
      discountPrice: 99.5,
      booked: 2,
    },
    { roomId: 'tree', roomType: 'Tree house', status: 'draft', price: 80, discountPrice: null, booked: 0 },
  ],
}
const changed = { ...prices, version: 'v4' }

const open = (answers = {}) => mountRates('Base prices', { readRoomPrices: prices, ...answers })

it('lists what each room type costs, with the price that is struck through', async () => {
  const { outline } = await open()
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Prices' role=tablist
      button aria-selected=false role=tab type=button tabindex=-1: Nights
      button aria-selected=true role=tab type=button tabindex=0: Rates
      button aria-selected=false role=tab type=button tabindex=-1: Restrictions
      button aria-selected=false role=tab type=button tabindex=-1: Closures
      button aria-selected=false role=tab type=button tabindex=-1: Codes
      button aria-selected=false role=tab type=button tabindex=-1: Changes
    div 'Rates' role=tabpanel
      button type=button
        Rates
      h2: Base prices
      li
        article 'Sea view'
          h2: Sea view
          p: Regular price $120 Reduced price $99.50 a night
          p: 2 booked stays keep their price
          button 'Change Sea view' type=button: Change
      li
        article 'Tree house'
          h2: Tree house
          Draft
          p: $80 a night
          button 'Change Tree house' type=button: Change
      p role=status"
  `)
})

it('changes both prices, ends the reduced one where it is blank, and undoes the change', async () => {
  const { outline, press, control, fill, field, sent, until, submit, page } = await open({
    changeRoomPrices: changed,
    undoPrices: { success: true },
  })
  await press(control('Change Sea view'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Base price: Sea view'
      h2: Base price: Sea view
      button 'Close' type=button
      form noValidate
        input 'Price of a night' autoComplete=off inputMode=decimal max=10000000 min=0.01 name=price required step=0.01 type=number value=120
        input 'Reduced to (optional)' autoComplete=off inputMode=decimal max=10000000 min=0.01 name=discountPrice step=0.01 type=number value=99.5
        p: Holds on every night without a price of its own. While there is a reduced price, guests see the other one struck through.
        button type=submit: Save the price"
  `)
  await fill(field('Price of a night'), '110.5')
  await fill(field('Reduced to (optional)'), '110.5')
  await submit()
  await until(() =>
    expect(page.querySelector('dialog')?.textContent).toContain('This must be below the price.'),
  )
  expect(sent('changeRoomPrices')).toBeUndefined()
  await fill(field('Reduced to (optional)'), '')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changeRoomPrices')).toEqual({ version: 'v3', price: 110.5, discountPrice: null })
  await press(control('Undo the last change'))
  await until(() => expect(sent('undoPrices')).toEqual({ version: 'v4' }))
})

it('asks whether an unusual price is meant, and sends it again', async () => {
  const { press, control, fill, field, sent, until, submit, page, answer } = await open({
    changeRoomPrices: refusedWith('price_unusual'),
  })
  await press(control('Change Tree house'))
  await fill(field('Price of a night'), '8')
  await submit()
  await until(() => expect(page.textContent).toContain('Is this price meant?'))
  answer({ changeRoomPrices: changed })
  await press(control('Yes, it is meant'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changeRoomPrices')).toEqual({ version: 'v3', price: 8, discountPrice: null, isMeant: true })
})
