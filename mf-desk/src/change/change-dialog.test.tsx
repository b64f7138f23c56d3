import type { Chart, Right, StaffChangeQuote } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { ChangedStay } from './use-change.ts'

const stay: ChangedStay = {
  reference: 'CR-1',
  version: 'v1',
  name: 'Amara Perera',
  state: 'expected',
  guests: 2,
  roomId: 'sea',
  unit: 1,
  checkIn: '2099-07-01',
  checkOut: '2099-07-04',
}

const unit = (number: number) => ({
  roomId: 'sea',
  roomType: 'Sea view',
  unit: number,
  guests: 2,
  isReady: true,
  outOfOrderUntil: null,
})

const chart: Chart = {
  from: '2099-07-01',
  until: '2099-07-04',
  today: '2099-06-01',
  units: [unit(1), unit(2)],
  stays: [],
  blocks: [],
  closures: [],
}

const quote: StaffChangeQuote = {
  version: 'v2',
  isFree: true,
  roomId: 'sea',
  roomType: 'Sea view',
  checkIn: '2099-07-01',
  checkOut: '2099-07-05',
  nights: 4,
  guests: 2,
  totalBefore: 300,
  totalPrice: 400,
  totalIfKept: null,
}

const mount = async (
  answers: Answers = {},
  given: Partial<ChangedStay> = {},
  rights: Right[] = ['block units'],
) => {
  const left: string[] = []
  const shown = { ...stay, ...given }
  const view = await mountInDesk(
    <ChangeDialog
      stay={shown}
      place={shown}
      onClose={() => left.push('closed')}
      onChanged={() => left.push('changed')}
    />,
    { readChart: chart, quoteStayChange: quote, ...answers },
    { rights },
  )
  const said = () => view.page.querySelector('form [role="status"]')?.textContent
  const checkOut = () => view.page.querySelectorAll('input[type="date"]')[1] as HTMLInputElement
  return { ...view, left, said, checkOut }
}

it('announces the price of a change to screen readers, and sends the price that was shown', async () => {
  const view = await mount({ changeStay: {} as never })
  const { said, checkOut, control, asked, left } = view
  expect(said()).toBe('Choose another room or other nights.')
  expect(control('Change')).toHaveProperty('disabled', true)
  await view.fill(checkOut(), '2099-07-05')
  await view.until(() => expect(said()).toContain('$400'))
  expect(said()).toContain('The guest pays more$100')
  await view.submit()
  await view.until(() => expect(left).toEqual(['changed']))
  expect(asked.find(({ name }) => name === 'changeStay')?.body).toEqual({
    checkOut: '2099-07-05',
    version: 'v1',
    totalPrice: 400,
    keepsPrice: false,
    dirtyReason: '',
  })
})

it('refuses a change to a taken unit', async () => {
  const view = await mount({ quoteStayChange: { ...quote, isFree: false } })
  await view.fill(view.checkOut(), '2099-07-05')
  await view.until(() => expect(view.said()).toBe('These nights are not free there.'))
  expect(view.control('Change')).toHaveProperty('disabled', true)
})

it('confirms before it discards input, and only then', async () => {
  const view = await mount()
  await view.press(view.control('Close'))
  expect(view.left).toEqual(['closed'])
  await view.fill(view.checkOut(), '2099-07-05')
  await view.press(view.control('Close'))
  expect(view.left).toEqual(['closed'])
  expect(view.page.querySelectorAll('dialog[open]')).toHaveLength(2)
})

it('lists the rooms with why one cannot be had, but for the own one', async () => {
  const { outline, until, page } = await mount(
    {
      readChart: {
        ...chart,
        units: [1, 2, 3, 4].map((number) => ({ ...unit(number), isReady: number > 2, guests: 6 - number })),
        stays: [{ ...stay, reference: 'CR-9', unit: 3 } as never],
      },
      quoteStayChange: quote,
    },
    { guests: 3, checkIn: '2027-05-10', checkOut: '2027-05-12' },
  )
  await until(() => expect(page.querySelectorAll('option')).toHaveLength(4))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change Amara Perera'
      h2: Change Amara Perera
      button 'Close' type=button
      select 'Room'
        option selected value=sea 1: Sea view 1
        option value=sea 2: Sea view 2 (not ready)
        option value=sea 3: Sea view 3 (taken)
        option value=sea 4: Sea view 4 (holds 2)
      input 'Arrival' required type=date value=2027-05-10
      input 'Departure' min=2027-05-10 required type=date value=2027-05-12
      div role=status
        p: Choose another room or other nights.
      button type=button: Leave as it is
      button disabled type=submit: Change"
  `)
})

it('lets the arrival of guests who are here stand', async () => {
  const { field } = await mount({}, { state: 'in_house' })
  expect(field('Arrival').hasAttribute('readOnly')).toBe(true)
  const expected = await mount()
  expect(expected.field('Arrival').hasAttribute('readOnly')).toBe(false)
})

it('asks for no price where the departure is not after the arrival', async () => {
  const { fill, checkOut, said, asked } = await mount()
  await fill(checkOut(), '2099-07-01')
  expect(said()).toBe('Choose another room or other nights.')
  expect(asked.filter(({ name }) => name === 'quoteStayChange')).toEqual([])
})

it('says why there are no rooms to choose, or no price', async () => {
  const { said, until } = await mount({ readChart: refusedWith('not_found', 404) })
  await until(() => expect(said()).toBe('No.'))
  const unpriced = await mount({ quoteStayChange: refusedWith('not_found', 404) })
  await unpriced.fill(unpriced.checkOut(), '2099-07-05')
  await unpriced.until(() => expect(unpriced.said()).toBe('No.'))
  expect(unpriced.control('Change')).toHaveProperty('disabled', true)
})

it('says once why a change was refused, until another choice, and asks for its price again', async () => {
  const { fill, checkOut, until, said, submit, page, asked, left } = await mount({
    changeStay: refusedWith('changed_meanwhile'),
  })
  await fill(checkOut(), '2099-07-05')
  await until(() => expect(said()).toContain('$400'))
  await submit()
  const alerts = () => [...page.querySelectorAll('form [role="alert"]')].map((one) => one.textContent)
  await until(() => expect(alerts()).toEqual(['No.']))
  expect(left).toEqual([])
  await until(() => expect(asked.filter(({ name }) => name === 'quoteStayChange')).toHaveLength(2))
  expect(page.querySelector('[name="dirtyReason"]')).toBeNull()
  await until(() => expect(said()).toContain('$400'))
  await fill(checkOut(), '2099-07-06')
  expect(alerts()).toEqual([])
})

it('asks why guests move into a room that is not clean, and forgets it for another room', async () => {
  const { fill, field, control, until, said, submit, page, sent, answer, left } = await mount({
    changeStay: refusedWith('unit_dirty'),
  })
  await until(() => expect(page.querySelectorAll('option')).toHaveLength(2))
  await fill(field('Room'), 'sea 2')
  await until(() => expect(said()).toContain('$400'))
  const reason = () => page.querySelector<HTMLInputElement>('[name="dirtyReason"]')
  expect(reason()).toBeNull()
  await submit()
  await until(() => expect(reason()?.hasAttribute('required')).toBe(true))
  expect([...page.querySelectorAll('form [role="alert"]')].map((one) => one.textContent)).toEqual(['No.'])
  await fill(field('Room'), 'sea 1')
  expect(reason()).toBeNull()
  await fill(field('Room'), 'sea 2')
  await until(() => expect(control('Change')).toHaveProperty('disabled', false))
  await submit()
  await until(() => expect(reason()).not.toBeNull())
  await fill(reason(), 'They wait in the garden')
  await until(() => expect(control('Change')).toHaveProperty('disabled', false))
  answer({ changeStay: {} as never })
  await submit()
  await until(() => expect(left).toEqual(['changed']))
  expect(sent('changeStay')).toEqual({
    unit: 2,
    version: 'v1',
    totalPrice: 400,
    keepsPrice: false,
    dirtyReason: 'They wait in the garden',
  })
})

const loft = { ...unit(1), roomId: 'loft', roomType: 'Loft' }

it.each([
  ['another number', 'sea 2'],
  ['the same number of another type', 'loft 1'],
])('takes the room that guests leave out of order, where they get %s', async (_, key) => {
  const view = await mount({
    readChart: { ...chart, units: [...chart.units, loft] },
    changeStay: {} as never,
  })
  const { fill, field, tick, until, said, submit, page, sent, left } = view
  await until(() => expect(page.querySelectorAll('option')).toHaveLength(3))
  const isOffered = () => page.textContent?.includes('The room they leave is out of order')
  expect(isOffered()).toBe(false)
  await fill(view.checkOut(), '2099-07-05')
  expect(isOffered()).toBe(false)
  await fill(field('Room'), key)
  await until(() => expect(said()).toContain('$400'))
  expect(page.querySelector('[name="brokenUntil"]')).toBeNull()
  await tick(field('The room they leave is out of order'))
  const until11 = page.querySelector('[name="brokenUntil"]')
  expect([until11?.getAttribute('min'), Reflect.get(until11 ?? {}, 'value')]).toEqual([
    '2027-05-11',
    '2027-05-11',
  ])
  await fill(until11 as HTMLElement, '2027-05-20')
  await fill(page.querySelector('[name="brokenReason"]'), 'Shower leaks')
  await submit()
  await until(() => expect(left).toEqual(['changed']))
  expect(sent('changeStay')).toMatchObject({ broken: { until: '2027-05-20', reason: 'Shower leaks' } })
})

it('takes no room out of order for members who may not', async () => {
  const { fill, field, until, page } = await mount({}, {}, [])
  await until(() => expect(page.querySelectorAll('option')).toHaveLength(2))
  await fill(field('Room'), 'sea 2')
  expect(page.textContent).not.toContain('The room they leave is out of order')
})

it('lets the price as booked hold in a dearer room, or that of the room', async () => {
  const view = await mount({ quoteStayChange: { ...quote, totalIfKept: 300 }, changeStay: {} as never })
  const { fill, checkOut, until, page, tick, submit, sent, left } = view
  const price = (value: string) => page.querySelector(`[name="roomPrice"][value="${value}"]`) as Element
  await fill(checkOut(), '2099-07-05')
  await until(() => expect(price('kept')).toHaveProperty('checked', true))
  expect(view.outline('dialog')).toContain('legend: Which price holds')
  await tick(price('charged'))
  expect(view.said()).toContain('$400')
  await submit()
  await until(() => expect(left).toEqual(['changed']))
  expect(sent('changeStay')).toMatchObject({ totalPrice: 400, keepsPrice: false })
  // another choice begins with the lower price again
  await fill(checkOut(), '2099-07-06')
  await until(() => expect(price('kept')).toHaveProperty('checked', true))
  await submit()
  await until(() => expect(sent('changeStay')).toMatchObject({ totalPrice: 300, keepsPrice: true }))
})

it('leaves a stay as it is', async () => {
  const { press, control, left } = await mount()
  await press(control('Leave as it is'))
  expect(left).toEqual(['closed'])
})
