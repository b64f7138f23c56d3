import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { grid, mount } from './prices.fixture.tsx'

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
      input 'Sea view' type=checkbox checked
      input 'Loft' type=checkbox checked
      input 'Tree house' type=checkbox
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
        option value=dollars: By an amount
      input 'Price of a night' autoComplete=off inputMode=decimal required step=0.01 type=number
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
      input 'Sea view' type=checkbox checked
      input 'Loft' type=checkbox
      input 'Tree house' type=checkbox
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
        option value=dollars: By an amount
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
  ['no price', { 'Price of a night': ' ' }],
  ['no room', { None: '' }],
  ['a difference of nothing', { How: 'dollars', 'Amount, -10': '0' }],
])('asks for no preview with %s', async (_what, filled) => {
  const { press, control, fill, field, page } = await mount('Nights')
  await press(control('Change prices'))
  await fill(field('Price of a night'), '10')
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

/** Fills in a price that the API refuses. */
const refuse = async (code: 'price_unusual' | 'changed_meanwhile') => {
  const view = await mount('Nights', { changePrices: refusedWith(code) })
  const { press, control, fill, field, submit, until, asked } = view
  await press(control('Change prices'))
  await fill(field('Price of a night'), '1000')
  await until(() => expect(control('Save the prices')).toHaveProperty('disabled', false))
  const previews = () => asked.filter(({ name }) => name === 'previewPrices').length
  const before = previews()
  await submit(view.page.querySelector('dialog[open] form'))
  return { ...view, previewsSince: () => previews() - before }
}

it('asks once more where a price is far from the one before, and saves it then', async () => {
  const { until, outline, press, control, submit, answer, sent, page, previewsSince } =
    await refuse('price_unusual')
  await until(() => expect(outline('dialog')).toContain('Is this price meant?'))
  expect(sent('changePrices')).toMatchObject({ isMeant: false })
  expect(page.querySelector('form [role="alert"]')).toBeNull()
  await press(control('Look again'))
  expect(outline('dialog')).toContain('Change prices')
  expect(page.querySelector('form [role="alert"]')).toBeNull()
  expect(previewsSince(), 'nothing else has changed').toBe(0)
  await submit(page.querySelector('dialog[open] form'))
  await until(() => expect(outline('dialog')).toContain('Is this price meant?'))
  answer({ changePrices: grid })
  await press(control('Yes, it is meant'))
  await until(() => expect(sent('changePrices')).toMatchObject({ isMeant: true }))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
})

it('shows the prices anew where somebody else has changed them', async () => {
  const { until, outline, page, previewsSince } = await refuse('changed_meanwhile')
  await until(() => expect(page.querySelector('form [role="alert"]')?.textContent).toBe('No.'))
  expect(outline('dialog')).not.toContain('Is this price meant?')
  await until(() => expect(previewsSince()).toBe(1))
})

it('chooses another last night', async () => {
  const { press, control, fill, field } = await mount('Nights')
  await press(control('Change prices'))
  await fill(field('Last night'), '2027-06-20')
  expect(field('Last night')).toHaveProperty('value', '2027-06-20')
  await fill(field('Last night'), '')
  expect(field('Last night')).toHaveProperty('value', '2027-06-20')
})

it('chooses rooms one by one, all or none', async () => {
  const { press, control, field, tick, page } = await mount('Nights')
  await press(control('Change prices'))
  const summary = () => page.querySelector('dialog[open] summary')?.textContent
  expect(summary()).toBe('All 3 room types')
  await tick(field('Loft'), false)
  expect(summary()).toBe('2 room types')
  await tick(field('Sea view'), false)
  expect(summary()).toBe('Tree house')
  await press(control('All room types'))
  expect(field('Loft')).toHaveProperty('checked', true)
  await press(control('None'))
  expect(summary()).toBe('0 room types')
  await tick(field('Loft'))
  expect(summary()).toBe('Loft')
})
