import type { MarkInput, StaffStay } from '@calm-rest/contract/staff'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

/** An owner, and a stay that a guest has booked: 1 to 4 July in the only unit of its type, 235 dollars a night. */
export const openBookedStay = async (booking: object = {}) => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, ...booking })).json()
  const params = { reference: reference as string }
  const page = async () => (await call('readStay', { params })).data
  const read = async (): Promise<StaffStay> => (await page()).stay
  const version = async () => (await read()).version
  return {
    ...staff,
    params,
    page,
    read,
    version,
    mark: async (mark: MarkInput['mark']) =>
      call('markStay', { params, body: { mark, version: await version() } }),
  }
}
