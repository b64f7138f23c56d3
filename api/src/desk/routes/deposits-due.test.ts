import type { DepositRule } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { createDeskCommands } from '../create-desk-commands.ts'

/** A stay of 705 dollars from 1 July, booked on 1 June with a deposit. */
const openWithDeposit = async (deposit: DepositRule) => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const setDeposit = async (rule: DepositRule, day: string) => {
    const { rates } = createDeskCommands({ db: api.db, who: 'nirosha', now: () => new Date(day) })
    const { rates: held } = await rates.current()
    const plans = held.plans.map((plan) => Object.assign({}, plan, { deposit: rule }))
    await rates.replace(Object.assign({}, held, { plans }))
  }
  await setDeposit(deposit, '2027-05-01')
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const params = { reference }
  const version = async () => (await call('readStay', { params })).data.stay.version
  const depositsDue = async () =>
    (await call('readDay')).data.depositsDue?.map(({ reference: of, deposit: due }) => [of, due])
  return { ...staff, params, version, setDeposit, depositsDue }
}

it('R-staff-deposits-due: lists a stay from the day on which its deposit is due until it is paid', async () => {
  const { call, params, version, setClock, depositsDue } = await openWithDeposit({
    kind: 'percent',
    percent: 30,
    daysBefore: 14,
  })
  await setClock('2027-06-16T06:00:00.000Z')
  expect(await depositsDue()).toEqual([])
  await setClock('2027-06-17T06:00:00.000Z')
  expect(await depositsDue()).toEqual([[params.reference, { missing: 211.5, dueOn: '2027-06-17' }]])
  const pay = async (amount: number) =>
    call('takePayment', { params, body: { version: await version(), amount, method: 'cash' } })
  await pay(200)
  expect(await depositsDue()).toEqual([[params.reference, { missing: 11.5, dueOn: '2027-06-17' }]])
  await pay(11.5)
  expect(await depositsDue()).toEqual([])
})

it('R-staff-deposits-due: a later change of the plan asks nobody for more than was agreed', async () => {
  const { params, depositsDue, setDeposit } = await openWithDeposit({ kind: 'first_night', daysBefore: null })
  expect(await depositsDue()).toEqual([[params.reference, { missing: 235, dueOn: '2027-06-01' }]])
  await setDeposit({ kind: 'all', daysBefore: null }, '2027-06-02')
  expect(await depositsDue()).toEqual([[params.reference, { missing: 235, dueOn: '2027-06-01' }]])
})
