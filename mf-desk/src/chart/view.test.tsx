import type { Chart } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
import { aChart, aChartStay, aUnit } from '../testing/stay.fixture.ts'
import { ChartView } from './view.tsx'

const chart: Chart = aChart({
  from: '2027-05-08',
  until: '2027-05-20',
  units: [aUnit(), aUnit({ unit: 2 }), aUnit({ roomId: 'loft', roomType: 'Loft' })],
  stays: [
    aChartStay(),
    aChartStay({
      reference: 'CR-2',
      name: 'Jonas Weber',
      state: 'in_house',
      unit: 2,
      from: '2027-05-09',
      until: '2027-05-11',
      checkIn: '2027-05-09',
      checkOut: '2027-05-11',
    }),
    aChartStay({
      reference: 'CR-3',
      name: 'Mei Lin',
      state: 'left',
      unit: 2,
      from: '2027-05-08',
      until: '2027-05-09',
      checkIn: '2027-05-08',
      checkOut: '2027-05-09',
    }),
  ],
  blocks: [{ id: 4, roomId: 'loft', unit: 1, from: '2027-05-12', until: '2027-05-14', reason: 'Paint' }],
  closures: [{ from: '2027-05-15', until: '2027-05-18', note: 'New roof' }],
})

const mount = async (answers: Answers = {}) => {
  const view = await mountInDesk(<ChartView />, { readChart: chart, ...answers })
  const grid = view.page.querySelector('[role="grid"]')
  const under = () => {
    const id = grid?.getAttribute('aria-activedescendant')
    return id && (document.getElementById(id)?.getAttribute('aria-label') ?? '')
  }
  const keys = async (...names: string[]) => {
    for (const name of names) await view.pressKey(grid, name)
  }
  return { ...view, grid, under, keys }
}

it('shows units by nights with every stay, for a screen reader, too', async () => {
  const { outline, asked } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "button 'Two weeks earlier' type=button
    button type=button: Today
    button 'Two weeks later' type=button
    input 'Go to a day' required type=date value=2027-05-10
    div 'Rooms by nights' aria-activedescendant=#-cursor aria-colcount=13 aria-rowcount=4 role=grid tabindex=0 described='Arrow keys move, Enter opens. Home is today.'
      div aria-rowindex=1 role=row
        div 'Sat 8 May, 2 rooms free' aria-colindex=2 role=columnheader: S82
        div 'Sun 9 May, 2 rooms free' aria-colindex=3 role=columnheader: S92
        div 'Mon 10 May, 1 room free' aria-colindex=4 aria-current=date role=columnheader: M101
        div 'Tue 11 May, 2 rooms free' aria-colindex=5 role=columnheader: T112
        div 'Wed 12 May, 1 room free' aria-colindex=6 role=columnheader: W121
        div 'Thu 13 May, 2 rooms free' aria-colindex=7 role=columnheader: T132
        div 'Fri 14 May, 3 rooms free' aria-colindex=8 role=columnheader: F143
        div 'Sat 15 May, 3 rooms free, House closed: New roof' aria-colindex=9 role=columnheader: S15
        div 'Sun 16 May, 3 rooms free, House closed: New roof' aria-colindex=10 role=columnheader: S16
        div 'Mon 17 May, 3 rooms free, House closed: New roof' aria-colindex=11 role=columnheader: M17
        div 'Tue 18 May, 3 rooms free' aria-colindex=12 role=columnheader: T183
        div 'Wed 19 May, 3 rooms free' aria-colindex=13 role=columnheader: W193
      div role=rowgroup
        div role=presentation
          div aria-colindex=1 role=rowheader: Sea view1
          div aria-colindex=1 role=rowheader: Sea view2
          div aria-colindex=1 role=rowheader: Loft
        div aria-owns=#-sea-1 aria-rowindex=2 role=row
          div 'Amara Perera, Sea view 1, Mon 10 May to Thu 13 May, Expected' aria-colindex=4 aria-colspan=3 role=gridcell
            div data-look=due: Amara Perera
        div aria-owns=#-sea-2 aria-rowindex=3 role=row
          div 'Mei Lin, Sea view 2, Sat 8 May to Sun 9 May, Left' aria-colindex=2 aria-colspan=1 role=gridcell
            div data-look=left
          div 'Jonas Weber, Sea view 2, Sun 9 May to Tue 11 May, In house' aria-colindex=3 aria-colspan=2 role=gridcell
            div data-look=in_house: Jonas Weber
        div aria-owns=#-loft-1 aria-rowindex=4 role=row
          div 'Blocked: Paint, Loft, Wed 12 May to Fri 14 May' aria-colindex=6 aria-colspan=2 role=gridcell: Paint
      p: Arrow keys move, Enter opens. Home is today.
    ul 'Colours'
      li: Expected
      li: Arrives today
      li: In house
      li: Left
      li: Not seen
      li: No-show
      li: Own stay
      li: Blocked
      li: House closed
    p role=status"
  `)
  expect(asked[0]?.address).toBe('/api/staff/chart?from=2027-03-31&until=2028-05-04')
})

it('moves a cursor by arrows, from one stay or free night to the next', async () => {
  const { under, keys, grid, pressKey } = await mount()
  expect(under()).toBe('Amara Perera, Sea view 1, Mon 10 May to Thu 13 May, Expected')
  await keys('ArrowDown')
  expect(under()).toContain('Jonas Weber')
  await keys('ArrowDown')
  expect(under()).toBe('Loft, Mon 10 May, free')
  await keys('ArrowRight', 'ArrowRight')
  expect(under()).toContain('Blocked: Paint')
  await pressKey(grid, 'ArrowUp', { ctrlKey: true })
  await pressKey(grid, 'ArrowUp', { altKey: true })
  await pressKey(grid, 'ArrowUp', { metaKey: true })
  expect(under()).toContain('Blocked: Paint')
})

it('says on a closed night why it is closed', async () => {
  const { under, keys } = await mount()
  await keys('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  expect(under()).toBe('Loft, Sat 15 May, free, House closed: New roof')
})

it('opens what can be done with a stay', async () => {
  const { keys, until, page, outline, press, control } = await mount()
  await keys('Enter')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Amara Perera'
      h2: Amara Perera
      button 'Close' type=button
      p: Expected
      p: Sea view 1, Mon 10 May – Thu 13 May
      a href=/remote-route//desk/stay?reference=CR-1: Open
      button type=button: Other room or nights"
  `)
  await press(control('Other room or nights'))
  expect(outline('dialog')).toContain('Change Amara Perera')
})

it('says where a stay has been moved to, and reads the chart again', async () => {
  const quoted = {
    version: 'v2',
    isFree: true,
    roomId: 'loft',
    roomType: 'Loft',
    checkIn: '2027-05-10',
    checkOut: '2027-05-13',
    nights: 3,
    guests: 2,
    totalBefore: 300,
    totalPrice: 300,
    totalIfKept: null,
  } as const
  const { keys, until, page, press, control, fill, field, submit, asked } = await mount({
    quoteStayChange: quoted,
    changeStay: { roomType: 'Loft', unit: 1 } as never,
  })
  await keys('Enter')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  await press(control('Other room or nights'))
  await until(() => expect(field('Room').querySelectorAll('option').length).toBeGreaterThan(2))
  await fill(field('Room'), 'loft 1')
  await until(() => expect(control('Change')).toHaveProperty('disabled', false))
  await submit(page.querySelector('dialog[open] form'))
  await until(() => expect(page.textContent).toContain('Amara Perera is now in Loft 1.'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  expect(asked.filter(({ address }) => address.includes('from=2027-03-31'))).toHaveLength(2)
})

it('moves no stay that is over', async () => {
  const { keys, until, page, outline } = await mount()
  await keys('ArrowDown', 'ArrowLeft', 'ArrowLeft', ' ')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toContain('Mei Lin')
  expect(outline('dialog')).not.toContain('Other room or nights')
})

it('takes a block away', async () => {
  const { keys, until, page, outline, press, control, asked } = await mount({ removeBlock: {} as never })
  await keys('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Blocked'
      h2: Blocked
      button 'Close' type=button
      p: Paint
      p: Loft, Wed 12 May – Fri 14 May
      button type=button: Change
      button type=button: Remove the block"
  `)
  await press(control('Remove the block'))
  await until(() => expect(page.textContent).toContain('The nights can be sold again.'))
  expect(asked.find(({ name }) => name === 'removeBlock')?.address).toContain('/blocks/4')
  expect(asked.filter(({ name }) => name === 'readChart')).toHaveLength(2)
})

it('books or blocks a free night', async () => {
  const { keys, until, page, outline, press, control, fill, field, submit, sent } = await mount({
    addBlock: {} as never,
  })
  await keys('ArrowDown', 'ArrowDown', 'Enter')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Loft, Mon 10 May'
      h2: Loft, Mon 10 May
      button 'Close' type=button
      a href=/remote-route//desk/walk-in?room=loft&unit=1&night=2027-05-10: New booking
      button type=button: Own stay
      button type=button: Block nights"
  `)
  await press(control('Block nights'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Loft, Mon 10 May'
      h2: Loft, Mon 10 May
      button 'Close' type=button
      form noValidate
        p: Closing more than 14 nights, or a third room within an hour, takes your passkey.
        input 'Free again from' min=2027-05-11 name=until required type=date value=2027-05-11 described='Closing more than 14 nights, or a third room within an hour, takes your passkey.'
        input 'Reason' maxLength=200 name=reason required type=text
        button type=submit: Block"
  `)
  await fill(field('Reason'), 'Paint')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('The nights are blocked.'))
  expect(sent('addBlock')).toEqual({
    roomId: 'loft',
    unit: 1,
    from: '2027-05-10',
    until: '2027-05-11',
    reason: 'Paint',
  })
})

it('says on a free night that is over or closed that it is', async () => {
  const { keys, until, page, outline } = await mount()
  await keys('ArrowDown', 'ArrowDown', 'ArrowLeft', 'Enter')
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toContain('This night is over.')
  expect(outline('dialog')).not.toContain('New booking')
  const closed = await mount()
  await closed.keys('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await closed.until(() => expect(closed.page.querySelector('dialog[open]')).not.toBeNull())
  expect(closed.outline('dialog')).toContain('Guests cannot book these nights; you can.')
})

it('goes weeks back and forth, to a day and back to today', async () => {
  const { press, control, field, fill, asked } = await mount()
  await press(control('Two weeks later'))
  expect(field('Go to a day')).toHaveProperty('value', '2027-05-24')
  await press(control('Two weeks earlier'))
  await press(control('Two weeks earlier'))
  expect(field('Go to a day')).toHaveProperty('value', '2027-04-26')
  expect(asked).toHaveLength(1)
  await fill(field('Go to a day'), '2029-01-01')
  expect(asked.at(-1)?.address).toBe('/api/staff/chart?from=2028-11-22&until=2029-12-27')
  await press(control('Today'))
  expect(asked.at(-1)?.address).toBe('/api/staff/chart?from=2027-03-31&until=2028-05-04')
})

it('gives nights to the owner’s people in five presses, and moves them to another unit', async () => {
  const block = { ...chart.blocks[0], ownStayOf: 'Kumari', reason: 'Kumari' } as Chart['blocks'][number]
  const { keys, until, page, press, control, fill, field, submit, sent, asked, under } = await mount({
    readChart: { ...chart, blocks: [block] },
    addBlock: {} as never,
    changeBlock: {} as never,
  })
  await keys('ArrowDown', 'ArrowDown', 'Enter')
  await press(control('Own stay'))
  await fill(field('Who stays'), 'Kumari')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  const nights = { from: '2027-05-10', until: '2027-05-11' }
  expect(sent('addBlock')).toEqual({ roomId: 'loft', unit: 1, ...nights, ownStayOf: 'Kumari' })

  await keys('ArrowRight', 'ArrowRight')
  expect(under()).toBe('Own stay: Kumari, Loft, Wed 12 May to Fri 14 May')
  await keys('Enter')
  await until(() => expect(page.querySelector('dialog[open] h2')?.textContent).toBe('Own stay: Kumari'))
  await press(control('Change'))
  await fill(field('Room'), 'sea 2')
  await fill(field('Free again from'), '2027-05-16')
  await submit()
  await until(() => expect(sent('changeBlock')).toBeDefined())
  const moved = { from: '2027-05-12', until: '2027-05-16' }
  expect(sent('changeBlock')).toEqual({ roomId: 'sea', unit: 2, ...moved, ownStayOf: 'Kumari' })
  expect(asked.find(({ name }) => name === 'changeBlock')?.address).toContain('/blocks/4/change')
})
