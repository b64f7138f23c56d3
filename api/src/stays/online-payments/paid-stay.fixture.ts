import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BookingReceipt } from '@calm-rest/contract/api'
import type { DepositRule } from '@calm-rest/contract/schemas'
import { whenDone } from '@calm-rest/testing/cleanup'
import { type Choice, startPayHere } from '@calm-rest/testing/payhere'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { firstRates } from '../../property/rates/rates.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createPayHere } from './payhere/payhere.ts'
import { createRetrieval } from './start-retrieval.ts'

/** A site with PayHere's stand-in, and a stay of 705 dollars that is not paid. */
interface Given {
  isHeld?: boolean
  hasApp?: boolean
  /** What the standard plan wants before a stay. */
  deposit?: DepositRule
}

export const openPayableStay = async ({ isHeld = false, hasApp = true, deposit }: Given = {}) => {
  const payHere = await startPayHere()
  whenDone(payHere.stop)
  let now = testNow
  // the stand-in has to reach the API over HTTP
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { url, merchant, app } = payHere
  const provider = createPayHere({ url, ...merchant, app: hasApp ? app : undefined, isHeld })
  const staff = await openTestStaff('owner', {
    payments: { providers: [provider], publicUrl },
    now: () => now,
  })
  const { api, call } = staff
  server.on('request', getRequestListener(api.app.fetch as never))
  if (deposit) {
    const [plan] = firstRates.plans
    const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => now })
    await desk.rates.replace({ plans: [{ ...plan, deposit }] })
  }
  const receipt: BookingReceipt = await (await api.post('/api/bookings', goodBooking)).json()
  const { reference } = receipt
  const params = { reference }
  const page = async () => (await call('readStay', { params })).data

  const link = async (amount = 705) => {
    const { version } = (await page()).stay
    return call('addPaymentLink', { params, body: { version, amount } })
  }
  const secretOf = (address: string) => address.replace(/.*\/pay\//, '')
  const open = async (address: string, more: object = {}) => {
    const answer = await api.post('/api/payments/by-link', { secret: secretOf(address), ...more })
    return answer.json()
  }
  return {
    ...staff,
    payHere,
    provider,
    receipt,
    params,
    page,
    /** Makes a link at the desk. */
    link,
    secretOf,
    /** What the guest sees behind a link. */
    open,
    /** Goes to PayHere with the form of the page, as it is or changed, and chooses there. Returns the status or the way back. */
    goAndChoose: async (address: string, choice: Choice, changes: object = {}) => {
      const { form } = await open(address)
      const fields = { ...form.fields, ...changes }
      const shown = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
      if (!shown.ok) return shown.status
      const held = form.action.endsWith('/authorize') ? '1' : ''
      const body = new URLSearchParams({ ...fields, choice, held })
      const answer = await fetch(`${url}/choice`, { method: 'POST', body, redirect: 'manual' })
      return answer.headers.get('Location')
    },
    money: async () => {
      const { stay, payments, paymentLinks } = await page()
      return {
        due: stay.due,
        entries: payments.map(({ amount, method, who }) => [amount, method, who]),
        links: paymentLinks.map(({ state }) => state).toSorted(),
      }
    },
    /** What the timer does at a moment. */
    tick: async (iso: string) => {
      now = new Date(iso)
      const logger = pino({ level: 'silent' })
      const payments = { providers: [provider], publicUrl }
      await createRetrieval({ db: api.db, payments, now: () => now, logger })()
    },
    /** Kinds of the mails to the guest, oldest first. */
    mails: () =>
      api.db
        .prepare<[], string>(
          "SELECT kind FROM outbox WHERE kind IN ('booking-confirmed', 'booking-cancelled', 'payment-link') ORDER BY id",
        )
        .pluck()
        .all(),
    /** Posts a notice as anybody could. */
    notify: async (body: Record<string, string>, to = 'payhere') =>
      api.app.request(`/api/payments/notices/${to}`, {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    moveClock: (iso: string) => {
      now = new Date(iso)
    },
  }
}
