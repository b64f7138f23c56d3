import type { Chart, StaffChangeQuote } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
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

const mount = async (answers: Answers = {}) => {
  const left: string[] = []
  const view = await mountInDesk(
    <ChangeDialog
      stay={stay}
      place={stay}
      onClose={() => left.push('closed')}
      onChanged={() => left.push('changed')}
    />,
    { readChart: chart, quoteStayChange: quote, ...answers },
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
