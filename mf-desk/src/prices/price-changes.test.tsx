import type { PriceChanges } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mount } from './prices.fixture.tsx'

const changes: PriceChanges = {
  version: 'v9',
  changes: [
    {
      change: 12,
      at: '2027-05-09T20:00:00.000Z',
      who: 'Nirosha',
      isUndo: false,
      parts: [
        {
          list: 'prices',
          from: '2027-06-01',
          until: '2027-06-08',
          roomTypes: ['Sea view', 'Loft'],
          codes: [],
          names: [],
        },
        { list: 'closures', from: '2027-09-01', until: '2027-09-02', roomTypes: [], codes: [], names: [] },
      ],
      mayUndo: true,
    },
    {
      change: 11,
      at: '2027-05-08T08:00:00.000Z',
      who: 'Amal',
      isUndo: true,
      parts: [
        {
          list: 'restrictions',
          from: '2027-06-01',
          until: '2027-06-02',
          roomTypes: [],
          codes: [],
          names: [],
        },
        { list: 'promotionCodes', from: null, until: null, roomTypes: [], codes: ['SUN', 'SEA'], names: [] },
      ],
      mayUndo: true,
    },
    { change: 10, at: '2027-05-07T08:00:00.000Z', who: 'Amal', isUndo: false, parts: [], mayUndo: false },
  ],
}

it('lists the changes of the last days, and undoes one', async () => {
  const { outline, press, control, sent, until, page } = await mount('Changes', {
    readPriceChanges: changes,
    undoPrices: { success: true },
  })
  expect(outline().split('\n').slice(7).join('\n')).toMatchInlineSnapshot(`
    "div 'Changes' role=tabpanel
      div role=status
      li
        article 'Prices · Closures'
          h2: Prices · Closures
          p: Sea view, Loft · 1 Jun 2027 – 7 Jun 2027
          p: 1 Sept 2027
          p: Nirosha · 10 May 2027, 01:30
          button 'Undo Prices · Closures, 10 May 2027, 01:30' type=button: Undo
      li
        article 'Restrictions · Codes'
          h2: Restrictions · Codes
          Undoes a change
          p: All rooms · 1 Jun 2027
          p: SUN · SEA
          p: Amal · 8 May 2027, 13:30
          button 'Undo Restrictions · Codes, 8 May 2027, 13:30' type=button: Undo
      li
        article 'Several rules at once'
          h2: Several rules at once
          p: Amal · 7 May 2027, 13:30
          p: A later change is about the same, so this one cannot be undone here."
  `)
  const undo = [...page.querySelectorAll('button[aria-label^="Undo"]')] as HTMLElement[]
  await press(undo[0] as HTMLElement)
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Undo Prices · Closures, 10 May 2027, 01:30' role=alertdialog described='What was changed since about other nights stays as it is.'
      h2: Undo Prices · Closures, 10 May 2027, 01:30
      p: What was changed since about other nights stays as it is.
      button type=button: Leave as it is
      button type=button: Undo"
  `)
  await press(control('Undo'))
  await until(() => expect(page.textContent).toContain('The prices before hold again.'))
  expect(sent('undoPrices')).toEqual({ version: 'v9', change: 12 })
})

it('says what an undo of rules did, and that nothing was changed', async () => {
  const { press, control, until, page } = await mount('Changes', {
    readPriceChanges: changes,
    undoPrices: { success: true },
  })
  await press(page.querySelectorAll('button[aria-label^="Undo"]')[1] as HTMLElement)
  await press(control('Undo'))
  await until(() => expect(page.textContent).toContain('What held before holds again.'))
  const none = await mount('Changes', { readPriceChanges: { version: 'v9', changes: [] } })
  expect(none.page.textContent).toContain('Nothing was changed in the last seven days.')
})
