import { expect, it } from 'vitest'
import { grid, mount, rules } from './prices.fixture.tsx'

it('shows what each night costs, with its restrictions as signs and in words', async () => {
  const { outline } = await mount('Nights')
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Prices' role=tablist
      button aria-selected=true role=tab type=button tabindex=0: Nights
      button aria-selected=false role=tab type=button tabindex=-1: Rates
      button aria-selected=false role=tab type=button tabindex=-1: Restrictions
      button aria-selected=false role=tab type=button tabindex=-1: Closures
      button aria-selected=false role=tab type=button tabindex=-1: Codes
      button aria-selected=false role=tab type=button tabindex=-1: Changes
    div 'Nights' role=tabpanel
      button 'Month before' disabled type=button
      h2: May 2027
      button 'Month after' type=button
      table 'Prices by room and night' aria-multiselectable=true role=grid
        th scope=col: Room
        th 'Fri 28 May' scope=col: Fri28
        th 'Sat 29 May' data-weekend=true scope=col: Sat29
        th 'Sun 30 May' data-weekend=true scope=col: Sun30
        th 'Mon 31 May' scope=col: Mon31
        th 'Tue 1 Jun' scope=col: Tue1 Jun
        th scope=row: Sea view
        td 'Sea view, Fri 28 May, $100, house closed' aria-selected=false data-closed=true tabindex=0: 100
        td 'Sea view, Sat 29 May, $101, at least 2 nights, at most 9 nights' aria-selected=false data-weekend=true tabindex=-1: 101≥2≤9
        td 'Sea view, Sun 30 May, $102, every stay with this night at least 3 nights, every stay with this night at most 8 nights' aria-selected=false data-weekend=true tabindex=-1: 102≥3≤8
        td 'Sea view, Mon 31 May, $103, no arrivals' aria-selected=false tabindex=-1: 103
        td 'Sea view, Tue 1 Jun, $99.50, no departures' aria-selected=false tabindex=-1: 99.5
        th scope=row: Loft
        td 'Loft, Fri 28 May, $100' aria-selected=false tabindex=-1: 100
        td 'Loft, Sat 29 May, $101' aria-selected=false data-weekend=true tabindex=-1: 101
        td 'Loft, Sun 30 May, $102' aria-selected=false data-weekend=true tabindex=-1: 102
        td 'Loft, Mon 31 May, $103' aria-selected=false tabindex=-1: 103
        td 'Loft, Tue 1 Jun, $104' aria-selected=false tabindex=-1: 104
        th scope=row: Tree house
        td 'Tree house, Fri 28 May, $100' aria-selected=false tabindex=-1: 100
        td 'Tree house, Sat 29 May, $101' aria-selected=false data-weekend=true tabindex=-1: 101
        td 'Tree house, Sun 30 May, $102' aria-selected=false data-weekend=true tabindex=-1: 102
        td 'Tree house, Mon 31 May, $103' aria-selected=false tabindex=-1: 103
        td 'Tree house, Tue 1 Jun, $104' aria-selected=false tabindex=-1: 104
      p role=status: Choose nights in the table, or change all that are shown.
      button type=button: Change prices"
  `)
})

it('chooses nights by two presses, and starts again with the third', async () => {
  const { press, cell, selected, said, cursor } = await mount('Nights')
  await press(cell(1, 3))
  expect(said()).toBe('1 room type, 1 night chosen')
  await press(cell(0, 2))
  expect(selected().map((label) => label?.slice(0, 20))).toEqual([
    'Sea view, Sun 30 May',
    'Sea view, Mon 31 May',
    'Loft, Sun 30 May, $1',
    'Loft, Mon 31 May, $1',
  ])
  expect(said()).toBe('2 room types, 2 nights chosen')
  expect(cursor()).toContain('Sea view, Sun 30 May')
  await press(cell(2, 4))
  expect(selected()).toEqual(['Tree house, Tue 1 Jun, $104'])
})

it('moves by arrows, chooses by Enter, chooses on with Shift, and lets go by Escape', async () => {
  const { page, pressKey, press, cell, selected, cursor } = await mount('Nights')
  const table = page.querySelector('table')
  await pressKey(table, 'ArrowDown')
  await pressKey(table, 'ArrowRight')
  expect(cursor()).toBe('Loft, Sat 29 May, $101')
  expect(selected()).toEqual([])
  await pressKey(table, 'Enter')
  expect(selected()).toEqual(['Loft, Sat 29 May, $101'])
  await pressKey(table, 'ArrowRight', { shiftKey: true })
  expect(selected()).toEqual(['Loft, Sat 29 May, $101', 'Loft, Sun 30 May, $102'])
  await pressKey(table, 'Escape')
  expect(selected()).toEqual([])
  await pressKey(table, 'ArrowDown', { ctrlKey: true })
  await pressKey(table, 'ArrowDown', { altKey: true })
  await pressKey(table, 'ArrowDown', { metaKey: true })
  await pressKey(table, 'x')
  expect(cursor()).toBe('Loft, Sun 30 May, $102')
  await pressKey(table, ' ')
  expect(selected()).toEqual(['Loft, Sun 30 May, $102'])
  await pressKey(table, 'Escape')
  await pressKey(table, 'ArrowUp', { shiftKey: true })
  expect(selected()).toHaveLength(2)
  await press(cell(0, 0))
  expect(cursor()).toContain('Sea view, Fri 28 May')
})

it('looks at the next month, and at none that is over', async () => {
  const { press, control, asked } = await mount('Nights')
  expect(control('Month before')).toHaveProperty('disabled', true)
  await press(control('Month after'))
  expect(control('Month before')).toHaveProperty('disabled', false)
  expect(asked.filter(({ name }) => name === 'readPrices').map(({ address }) => address)).toEqual([
    '/api/staff/prices?from=2027-05-10&until=2027-06-07',
    '/api/staff/prices?from=2027-06-01&until=2027-07-01',
  ])
})

it('has no table where there are no rooms', async () => {
  const { page } = await mount('Nights', { readPrices: { ...grid, rooms: [] } })
  expect(page.textContent).toContain('There are no rooms yet.')
  expect(page.querySelector('table')).toBeNull()
})

it('says that nothing is restricted, closed or taken off', async () => {
  const none = { readRateRules: { ...rules, restrictions: [], closures: [] } }
  for (const [tab, words] of [
    ['Restrictions', 'Nothing is restricted'],
    ['Closures', 'The house is open'],
    ['Codes', 'There is no promotion code'],
  ] as const)
    expect((await mount(tab, none)).page.textContent).toContain(words)
})

it('writes prices with two digits of a cent at most, and all that holds on a night', async () => {
  const [sea, loft] = grid.rooms
  const days = loft?.days.map((day) => ({ ...day, price: 33.333 })) ?? []
  const { cell } = await mount('Nights', {
    readPrices: { ...grid, rooms: [sea, { ...loft, days }] } as typeof grid,
  })
  expect(cell(1, 0).textContent).toBe('33.33')
  const marks = cell(0, 1).querySelectorAll('span span')
  expect([...marks].map((one) => one.textContent)).toEqual(['≥2', '≤9'])
  expect(cell(0, 0).getAttribute('data-closed')).toBe('true')
  expect(cell(1, 0).hasAttribute('data-closed')).toBe(false)
})

it('brings the nights whose prices were changed into view, beside the rooms and below the days', async () => {
  const saved = { ...grid, from: '2027-05-30' }
  const { press, cell, control, fill, field, until, submit, page, cursor } = await mount('Nights', {
    changePrices: saved,
  })
  const table = page.querySelector('table') as HTMLElement
  const scrolls: unknown[] = []
  Object.assign(table.parentElement as object, { scrollTo: (to: unknown) => scrolls.push(to) })
  for (const [row, line] of [...table.querySelectorAll('tr')].entries())
    for (const [column, one] of [...line.children].entries())
      Object.assign(one, { offsetLeft: column * 50, offsetTop: row * 40, offsetWidth: 50, offsetHeight: 40 })
  await press(cell(1, 2))
  await press(control('Change prices'))
  await fill(field('Price of a night'), '120')
  await until(() => expect(control('Save the prices')).toHaveProperty('disabled', false))
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  await until(() => expect(scrolls).toEqual([{ left: 2 * 50 + 50 - 50, top: 40 + 40 - 40 }]))
  expect(cursor()).toContain('Loft, Sun 30 May')
})

it('goes to the month of the nights whose prices were changed, and stays where they are in view', async () => {
  const { press, control, fill, field, until, submit, page, answer } = await mount('Nights')
  const change = async (from: string) => {
    answer({ changePrices: { ...grid, from } })
    await press(control('Change prices'))
    await fill(field('Price of a night'), '120')
    await until(() => expect(control('Save the prices')).toHaveProperty('disabled', false))
    await submit()
    await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
    return page.querySelector('h2')?.textContent
  }
  expect(await change('2027-06-06')).toBe('May 2027')
  expect(await change('2027-06-07')).toBe('June 2027')
  expect(await change('2027-05-31')).toBe('May 2027')
})
