import type { PriceChanges, PriceGrid, PricePreview, RateRules } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
import { PricesView } from './view.tsx'

type Day = PriceGrid['rooms'][number]['days'][number]

const daysFrom = (first: string, ...given: Partial<Day>[]) =>
  given.map((day, i): Day => ({ day: addDays(first, i), price: 100 + i, guestsPay: 120, ...day }))

const grid: PriceGrid = {
  version: 'v1',
  from: '2027-05-28',
  until: '2027-06-02',
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      guests: 2,
      days: daysFrom(
        '2027-05-28',
        { closed: true },
        { minNights: 2, maxNights: 9 },
        { minNightsThrough: 3, maxNightsThrough: 8 },
        { closedToArrival: true },
        { closedToDeparture: true, price: 99.5 },
      ),
    },
    { roomId: 'loft', roomType: 'Loft', guests: 3, days: daysFrom('2027-05-28', {}, {}, {}, {}, {}) },
    { roomId: 'tree', roomType: 'Tree house', guests: 2, days: daysFrom('2027-05-28', {}, {}, {}, {}, {}) },
  ],
}

const preview: PricePreview = {
  version: 'v2',
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      guests: 2,
      nights: [
        { night: '2027-05-29', before: 120, after: 140 },
        { night: '2027-05-30', before: 120, after: 140 },
      ],
    },
  ],
}

const rules: RateRules = {
  version: 'v5',
  rooms: [
    { roomId: 'sea', roomType: 'Sea view' },
    { roomId: 'loft', roomType: 'Loft' },
  ],
  restrictions: [
    {
      place: 3,
      from: '2027-12-20',
      until: '2028-01-06',
      weekdays: [5, 6],
      roomId: 'sea',
      roomType: 'Sea view',
      plan: 'Flexible',
      binds: 'arrival',
      minNights: 3,
      maxNights: 14,
      closedToArrival: true,
      closedToDeparture: true,
      minDaysAhead: 2,
      maxDaysAhead: 90,
    },
    {
      place: 4,
      from: '2027-12-24',
      until: '2027-12-25',
      weekdays: [],
      roomId: null,
      roomType: null,
      plan: null,
      binds: 'stay_through',
      closedToArrival: true,
      closedToDeparture: false,
    },
  ],
  closures: [
    { place: 0, from: '2027-06-01', until: '2027-06-11', note: 'New roof' },
    { place: 1, from: '2027-09-01', until: '2027-09-02', note: '' },
  ],
  promotionCodes: [],
}

const mount = async (tab: string, answers: Answers = {}) => {
  const view = await mountInDesk(<PricesView />, {
    readPrices: grid,
    previewPrices: preview,
    readRateRules: rules,
    ...answers,
  })
  await view.press(view.control(tab))
  const panel = () => view.page.querySelector('[role="tabpanel"]')
  await view.until(() => expect(panel()?.textContent).not.toContain('Loading'))
  const cell = (row: number, column: number) =>
    view.page.querySelectorAll('tbody tr')[row]?.querySelectorAll('td')[column] as HTMLElement
  const selected = () =>
    [...view.page.querySelectorAll('td[aria-selected="true"]')].map((one) => one.getAttribute('aria-label'))
  const cursor = () => view.page.querySelector('td[tabindex="0"]')?.getAttribute('aria-label')
  const said = () => view.page.querySelector('p[role="status"]')?.textContent
  return { ...view, cell, selected, cursor, said }
}

it('shows what each night costs, with its restrictions as signs and in words', async () => {
  const { outline } = await mount('Nights')
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Prices' role=tablist
      button aria-selected=true role=tab type=button tabindex=0: Nights
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

it('asks for the new price of the chosen nights', async () => {
  const { outline, press, control, cell } = await mount('Nights')
  await press(cell(0, 1))
  await press(cell(1, 2))
  await press(control('Change prices'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change prices'
      h2: Change prices
      button 'Close' type=button
      summary: 2 room types
      legend: Rooms
      button type=button: All room types
      input 'First night' required type=date value=2027-05-29
      input 'Last night' min=2027-05-29 required type=date value=2027-05-30
      div 'Weekdays (every day)' role=group
        p: Weekdays (every day)
        button aria-pressed=false type=button: Mon
        button aria-pressed=false type=button: Tue
        button aria-pressed=false type=button: Wed
        button aria-pressed=false type=button: Thu
        button aria-pressed=false type=button: Fri
        button aria-pressed=false type=button: Sat
        button aria-pressed=false type=button: Sun
      select 'How'
        option selected value=set: Set to
        option value=percent: By per cent
        option value=dollars: By dollars
      input 'Dollars for a night' autoComplete=off inputMode=decimal required step=0.01 type=number
      section 'What guests will pay'
        p role=status: Say the rooms, the nights and the price.
      button disabled type=submit: Save the prices"
  `)
})

it('begins with all that is shown where nothing is chosen', async () => {
  const { press, control, field } = await mount('Nights')
  await press(control('Change prices'))
  expect(field('First night')).toHaveProperty('value', '2027-05-28')
  expect(field('Last night')).toHaveProperty('value', '2027-06-01')
  for (const room of ['Sea view', 'Loft', 'Tree house']) expect(field(room)).toHaveProperty('checked', true)
})

it('shows what guests will pay before prices are saved, and undoes it', async () => {
  const saved = { ...grid, version: 'v3', from: '2027-05-29' }
  const { press, control, fill, field, submit, sent, until, page, outline, said, cell, selected } =
    await mount('Nights', { changePrices: saved, undoPrices: { success: true } })
  await press(cell(0, 1))
  await press(control('Change prices'))
  await press(control('Sat'))
  await fill(field('How'), 'percent')
  await fill(field('Per cent'), '12.5')
  await until(() => expect(page.textContent).toContain('$140'))
  expect(sent('previewPrices')).toEqual({
    rooms: ['sea'],
    from: '2027-05-29',
    until: '2027-05-30',
    weekdays: [6],
    by: 'percent',
    value: 12.5,
  })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change prices'
      h2: Change prices
      button 'Close' type=button
      summary: Sea view
      legend: Rooms
      button type=button: All room types
      input 'First night' required type=date value=2027-05-29
      input 'Last night' min=2027-05-29 required type=date value=2027-05-29
      div 'Weekdays' role=group
        p: Weekdays
        button aria-pressed=false type=button: Mon
        button aria-pressed=false type=button: Tue
        button aria-pressed=false type=button: Wed
        button aria-pressed=false type=button: Thu
        button aria-pressed=false type=button: Fri
        button aria-pressed=true type=button: Sat
        button aria-pressed=false type=button: Sun
      select 'How'
        option value=set: Set to
        option selected value=percent: By per cent
        option value=dollars: By dollars
      input 'Per cent, -10 for less' autoComplete=off inputMode=text required step=0.01 type=number value=12.5
      section 'What guests will pay'
        p role=status: What guests will pay for a night, by the standard rate:
        h3: Sea view 2 guests
        li: Sat 29 May – Sun 30 May$120 so far$140
      button type=submit: Save the prices"
  `)
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changePrices')).toMatchObject({ version: 'v2', rooms: ['sea'], value: 12.5, isMeant: false })
  expect(said()).toBe('The new prices hold.')
  expect(selected()).toEqual([])
  await press(control('Undo the last change'))
  await until(() => expect(said()).toBe('The prices before hold again.'))
  expect(sent('undoPrices')).toEqual({ version: 'v3' })
  expect(page.textContent).not.toContain('Undo the last change')
})

it.each([
  ['no price', { 'Dollars for a night': ' ' }],
  ['no room', { None: '' }],
  ['a difference of nothing', { How: 'dollars', 'Dollars, -10': '0' }],
])('asks for no preview with %s', async (_what, filled) => {
  const { press, control, fill, field, page } = await mount('Nights')
  await press(control('Change prices'))
  await fill(field('Dollars for a night'), '10')
  for (const [label, value] of Object.entries(filled))
    await (value === '' ? press(control(label)) : fill(field(label), value))
  expect(page.textContent).toContain('Say the rooms, the nights and the price.')
  expect(control('Save the prices')).toHaveProperty('disabled', true)
})

it('moves the last night where the first one is after it', async () => {
  const { press, control, fill, field } = await mount('Nights')
  await press(control('Change prices'))
  await fill(field('First night'), '2027-06-09')
  expect(field('Last night')).toHaveProperty('value', '2027-06-09')
  await fill(field('First night'), '2027-06-01')
  expect(field('Last night')).toHaveProperty('value', '2027-06-09')
})

it('lists restrictions with what they forbid, for whom and when', async () => {
  const { outline, page } = await mount('Restrictions')
  expect(outline().split('\n').slice(6).join('\n')).toMatchInlineSnapshot(`
    "div 'Restrictions' role=tabpanel
      li
        article '20 Dec 2027 – 5 Jan 2028'
          h2: 20 Dec 2027 – 5 Jan 2028
          p: at least 3 nights · at most 14 nights · no arrivals · no departures · booked 2 days ahead or more · booked 90 days ahead at most
          p: Sea view · for stays that arrive on these days · Fri Sat · Flexible
          button 'End 20 Dec 2027 – 5 Jan 2028' type=button: End
      li
        article '24 Dec 2027'
          h2: 24 Dec 2027
          p: no arrivals
          p: All room types
          button 'End 24 Dec 2027' type=button: End
      p role=status
      button type=button: Add a restriction"
  `)
  expect(page.querySelector('[role="tabpanel"]')?.textContent).not.toContain('Change')
})

it('ends a restriction once that is confirmed', async () => {
  const { press, control, outline, sent, until, said } = await mount('Restrictions', {
    endRestriction: rules,
  })
  await press(control('End 24 Dec 2027'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'End 24 Dec 2027' role=alertdialog described='Guests see it from their next page on. What is booked stays as it is.'
      h2: End 24 Dec 2027
      p: Guests see it from their next page on. What is booked stays as it is.
      button type=button: Leave as it is
      button type=button: End"
  `)
  await press(control('End'))
  await until(() => expect(said()).toBe('Saved. Guests see it from their next page on.'))
  expect(sent('endRestriction')).toEqual({ version: 'v5', place: 4 })
})

it('adds a restriction, with a stay that it would refuse', async () => {
  const { press, control, outline, fill, field, sent, until, submit, page } = await mount('Restrictions', {
    addRestriction: rules,
  })
  await press(control('Add a restriction'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Add a restriction'
      h2: Add a restriction
      button 'Close' type=button
      form noValidate
        select 'Room' name=roomId
          option: All room types
          option value=sea: Sea view
          option value=loft: Loft
        input 'First day' min=2027-05-10 name=from required type=date value=2027-05-10
        input 'Last day' min=2027-05-10 name=until required type=date value=2027-05-10
        div 'Weekdays (every day)' role=group
          p: Weekdays (every day)
          button aria-pressed=false type=button: Mon
          button aria-pressed=false type=button: Tue
          button aria-pressed=false type=button: Wed
          button aria-pressed=false type=button: Thu
          button aria-pressed=false type=button: Fri
          button aria-pressed=false type=button: Sat
          button aria-pressed=false type=button: Sun
        input 'Nights at least' inputMode=numeric max=90 min=1 name=minNights type=number
        input 'Nights at most' inputMode=numeric max=90 min=1 name=maxNights type=number
        select 'Nights are counted for stays'
          option selected value=stay_through: with one of these nights
          option value=arrival: that arrive on these days
        p role=status
        button type=submit: Add"
  `)
  await fill(field('First day'), '2027-12-20')
  await fill(field('Last day'), '2028-01-05')
  await fill(field('Nights at least'), '3')
  await press(control('Fri'))
  expect(page.querySelector('dialog p[role="status"]')?.textContent).toMatchInlineSnapshot(
    `"A stay from 23 Dec to 25 Dec (2 nights) would be refused: it includes the night of 24 Dec."`,
  )
  await fill(field('Nights are counted'), 'arrival')
  expect(page.querySelector('dialog p[role="status"]')?.textContent).toMatchInlineSnapshot(
    `"A stay from 24 Dec to 26 Dec (2 nights) would be refused: it begins on 24 Dec. Guests who arrive earlier are not bound."`,
  )
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addRestriction')).toEqual({
    version: 'v5',
    roomId: '',
    from: '2027-12-20',
    until: '2028-01-06',
    weekdays: [5],
    binds: 'arrival',
    minNights: 3,
    closedToArrival: false,
    closedToDeparture: false,
  })
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

it('lists closures, each with the way to change it and to open again', async () => {
  const { outline, press, control, sent, until, said } = await mount('Closures', { endClosure: rules })
  expect(outline().split('\n').slice(6).join('\n')).toMatchInlineSnapshot(`
    "div 'Closures' role=tabpanel
      li
        article '1 Jun 2027 – 10 Jun 2027'
          h2: 1 Jun 2027 – 10 Jun 2027
          p: The whole house is closed for 10 nights.
          p: New roof
          button 'Change 1 Jun 2027 – 10 Jun 2027' type=button: Change
          button 'Open again 1 Jun 2027 – 10 Jun 2027' type=button: Open again
      li
        article '1 Sept 2027'
          h2: 1 Sept 2027
          p: The whole house is closed for 1 night.
          button 'Change 1 Sept 2027' type=button: Change
          button 'Open again 1 Sept 2027' type=button: Open again
      p role=status
      button type=button: Close the house"
  `)
  await press(control('Open again 1 Sept 2027'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Open again 1 Sept 2027' role=alertdialog described='Guests can book these nights again from now on. Prices and restrictions hold as before.'
      h2: Open again 1 Sept 2027
      p: Guests can book these nights again from now on. Prices and restrictions hold as before.
      button type=button: Leave as it is
      button type=button: Open again"
  `)
  await press(control('Open again'))
  await until(() => expect(said()).toBe('Saved. Guests see it from their next page on.'))
  expect(sent('endClosure')).toEqual({ version: 'v5', place: 1 })
})

const met = {
  version: 'v6',
  nights: 3,
  stays: [
    {
      reference: 'CR-7',
      firstName: 'Amara',
      lastName: 'Perera',
      roomType: 'Sea view',
      unit: 2,
      checkIn: '2027-06-02',
      checkOut: '2027-06-05',
    },
  ],
  prices: 2,
  seasons: ['Monsoon'],
  restrictions: 1,
}

it('shows what a closure meets before the property is closed', async () => {
  const { outline, press, control, fill, field, sent, until, submit, page } = await mount('Closures', {
    previewClosure: met,
    closeProperty: rules,
  })
  await press(control('Close the house'))
  await until(() => expect(page.textContent).toContain('CR-7'))
  expect(sent('previewClosure')).toEqual({ from: '2027-05-10', until: '2027-05-11' })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Close the house'
      h2: Close the house
      button 'Close' type=button
      input 'First night' min=2027-05-10 required type=date value=2027-05-10
      input 'Last night' min=2027-05-10 required type=date value=2027-05-10
      input 'Note for the staff (optional)' autoComplete=off maxLength=80 type=text
      section 'What it meets'
        p role=status: All rooms are closed for 3 nights. Guests read that the house is closed, and portals that the rooms are taken.
        p: 1 stay is booked in these nights. It stays booked: tell the guest, or cancel it.
        li: Amara Perera2 Jun 2027 – 5 Jun 2027 · Sea view · 2 · CR-7
        p: Kept for when the house is open: 2 prices by date · 1 restriction · Monsoon
      button type=submit: Close the house"
  `)
  await fill(field('First night'), '2027-06-02')
  expect(field('Last night')).toHaveProperty('value', '2027-06-02')
  await fill(field('Last night'), '2027-06-04')
  await fill(field('Note for the staff'), 'Painting')
  await until(() => expect(sent('previewClosure')).toEqual({ from: '2027-06-02', until: '2027-06-05' }))
  await until(() => expect(page.textContent).toContain('CR-7'))
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('closeProperty')).toEqual({
    version: 'v6',
    from: '2027-06-02',
    until: '2027-06-05',
    note: 'Painting',
  })
})

it('changes a closure from its own nights and note on', async () => {
  const { outline, press, control, until, page, submit, sent } = await mount('Closures', {
    previewClosure: { ...met, nights: 10, stays: [], prices: 0, seasons: [], restrictions: 0 },
    closeProperty: rules,
  })
  await press(control('Change 1 Jun 2027 – 10 Jun 2027'))
  await until(() => expect(page.textContent).toContain('No stay is booked'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change the closure'
      h2: Change the closure
      button 'Close' type=button
      input 'First night' min=2027-05-10 required type=date value=2027-06-01
      input 'Last night' min=2027-06-01 required type=date value=2027-06-10
      input 'Note for the staff (optional)' autoComplete=off maxLength=80 type=text value=New roof
      section 'What it meets'
        p role=status: All rooms are closed for 10 nights. Guests read that the house is closed, and portals that the rooms are taken.
        p: No stay is booked in these nights.
      button type=submit: Save the closure"
  `)
  await submit()
  await until(() =>
    expect(sent('closeProperty')).toMatchObject({ place: 0, note: 'New roof', until: '2027-06-11' }),
  )
})

it('adds a promotion code of dollars, or of per cent', async () => {
  const { outline, press, control, fill, field, sent, until, submit, page } = await mount('Codes', {
    addPromotionCode: rules,
  })
  await press(control('Add a code'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Add a code'
      h2: Add a code
      button 'Close' type=button
      form noValidate
        p: Six to twenty letters and digits.
        input 'Code' autoCapitalize=characters autoComplete=off maxLength=20 minLength=6 name=code required type=text described='Six to twenty letters and digits.'
        select 'Takes off' name=kind
          option value=percent: Per cent
          option value=dollars: Dollars of each room
        input 'Amount' inputMode=decimal min=0.01 name=amount required step=0.01 type=number
        input 'Last day to book' min=2027-05-10 name=bookUntil type=date
        input 'Bookings at most' inputMode=numeric max=100000 min=1 name=maxUses type=number
        button type=submit: Add"
  `)
  await fill(field('Code'), 'monsoon')
  await fill(field('Amount'), '12.5')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addPromotionCode')).toEqual({ version: 'v5', code: 'monsoon', bookUntil: '', percent: 12.5 })
  await press(control('Add a code'))
  await fill(field('Code'), 'SUNSET')
  await fill(field('Takes off'), 'dollars')
  await fill(field('Amount'), '20')
  await fill(field('Last day to book'), '2027-08-01')
  await fill(field('Bookings at most'), '7')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addPromotionCode')).toEqual({
    version: 'v5',
    code: 'SUNSET',
    bookUntil: '2027-08-01',
    dollars: 20,
    maxUses: 7,
  })
})

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
        },
        { list: 'closures', from: '2027-09-01', until: '2027-09-02', roomTypes: [], codes: [] },
      ],
      mayUndo: true,
    },
    {
      change: 11,
      at: '2027-05-08T08:00:00.000Z',
      who: 'Amal',
      isUndo: true,
      parts: [
        { list: 'restrictions', from: '2027-06-01', until: '2027-06-02', roomTypes: [], codes: [] },
        { list: 'promotionCodes', from: null, until: null, roomTypes: [], codes: ['SUN', 'SEA'] },
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
  expect(outline().split('\n').slice(6).join('\n')).toMatchInlineSnapshot(`
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
