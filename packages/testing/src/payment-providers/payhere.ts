import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

/** What a guest does on its page. */
export type Choice = 'pay' | 'decline' | 'cancel'

/** How it behaves beyond its documents. */
export interface Habits {
  /** How often it sends each notice; 0 loses it. */
  notices: number
  /** Answers of its Merchant API fail with 503. */
  isDown: boolean
}

interface Payment {
  id: string
  orderId: string
  amount: string
  currency: string
  status: 'RECEIVED' | 'REFUNDED' | 'CHARGEBACKED' | 'HELD'
}

const app = { appId: 'app', appSecret: 'app-secret' }
const merchant = { merchantId: '1210000', merchantSecret: 'merchant-secret' }

/** A stand-in for PayHere on loopback: checkout, hold, notices, OAuth, retrieval, refund and capture, with its own books. */
export const startPayHere = async () => {
  const habits: Habits = { notices: 1, isDown: false }
  const payments: Payment[] = []
  const sent: { url: string; body: string }[] = []
  const answers: number[] = []
  let count = 320_025_000_000

  const sign = (values: readonly string[]) => md5(`${values.join('')}${md5(merchant.merchantSecret)}`)

  const post = async (url: string, body: string) => {
    sent.push({ url, body })
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    answers.push(answer.status)
  }
  const notify = async (form: Record<string, string>, payment: Payment, status: string) => {
    const { merchantId } = merchant
    const values = [merchantId, payment.orderId, payment.amount, payment.currency, status]
    const body = new URLSearchParams({
      merchant_id: merchantId,
      order_id: payment.orderId,
      ...(status === '3' ? { authorization_token: payment.id } : { payment_id: payment.id }),
      payhere_amount: payment.amount,
      payhere_currency: payment.currency,
      status_code: status,
      md5sig: sign(values),
      custom_1: '',
      custom_2: '',
      method: 'VISA',
      status_message: 'Successfully completed the payment.',
      card_holder_name: 'A. Perera',
      card_no: '************1292',
      card_expiry: '12/27',
    }).toString()
    for (let i = 0; i < habits.notices; i += 1) await post(form.notify_url ?? '', body)
  }
  const addresses = new Map<string, Record<string, string>>()

  /** Returns where the guest goes then. */
  const choose = async (form: Record<string, string>, choice: Choice, isHeld: boolean): Promise<string> => {
    const { order_id: orderId = '', amount = '', currency = '' } = form
    count += 1
    const payment: Payment = {
      id: String(count),
      orderId,
      amount,
      currency,
      status: isHeld ? 'HELD' : 'RECEIVED',
    }
    addresses.set(orderId, form)
    if (choice === 'pay') {
      payments.push(payment)
      await notify(form, payment, isHeld ? '3' : '2')
    } else await notify(form, payment, choice === 'decline' ? '-2' : '-1')
    return `${choice === 'cancel' ? form.cancel_url : form.return_url}?order_id=${orderId}`
  }
  const isSigned = ({ merchant_id = '', order_id = '', amount = '', currency = '', hash = '' }) =>
    hash === sign([merchant_id, order_id, amount, currency])

  const checkout = (isHeld: boolean) => (form: Record<string, string>) => {
    const missing = [
      'return_url',
      'notify_url',
      'items',
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'city',
      'country',
    ].filter((name) => !form[name])
    if (missing.length > 0) return { status: 400 as const, text: `Missing: ${missing.join(', ')}` }
    if (form.merchant_id !== merchant.merchantId || !isSigned(form))
      return { status: 401 as const, text: 'Unauthorized payment request' }
    return { status: 200 as const, text: isHeld ? 'hold' : 'pay' }
  }

  const api = new Hono()
    .use('/merchant/*', async (c, next) => {
      if (habits.isDown) return c.text('Unavailable', 503)
      const isToken = c.req.path.endsWith('/oauth/token')
      const right = isToken
        ? `Basic ${Buffer.from(`${app.appId}:${app.appSecret}`).toString('base64')}`
        : 'Bearer access'
      if (c.req.header('Authorization') !== right) return c.json({ error: 'invalid_token' }, 401)
      await next()
    })
    .post('/merchant/v1/oauth/token', (c) =>
      c.json({ access_token: 'access', token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' }),
    )
    .get('/merchant/v1/payment/search', (c) => {
      const found = payments.filter(
        ({ orderId, status }) => orderId === c.req.query('order_id') && status !== 'HELD',
      )
      if (found.length === 0) return c.json({ status: -1, msg: 'No payments found', data: null })
      const data = found.map(({ id, orderId, amount, currency, status }) => ({
        payment_id: Number(id),
        order_id: orderId,
        date: '2027-06-01 10:00:00',
        status,
        currency,
        amount: Number(amount),
      }))
      return c.json({ status: 1, msg: 'Payments', data })
    })
    .post('/merchant/v1/payment/refund', async (c) => {
      const { payment_id } = await c.req.json<{ payment_id?: string }>()
      const payment = payments.find(({ id, status }) => id === String(payment_id) && status === 'RECEIVED')
      if (!payment) return c.json({ status: -1, msg: 'Payment not found', data: null })
      payment.status = 'REFUNDED'
      return c.json({ status: 1, msg: 'Successfully processed the refund', data: 560_034_010_257 })
    })
    .post('/merchant/v1/payment/capture', async (c) => {
      const { authorization_token } = await c.req.json<{ authorization_token?: string }>()
      const held = payments.find(({ id, status }) => id === authorization_token && status === 'HELD')
      if (!held) return c.json({ status: -1, msg: 'Invalid token', data: null })
      held.status = 'RECEIVED'
      await notify(addresses.get(held.orderId) ?? {}, held, '2')
      return c.json({ status: 1, msg: 'Captured', data: { status_code: 2 } })
    })
  const page = (isHeld: boolean) => async (c: { form: Record<string, string> }) => {
    const { status, text } = checkout(isHeld)(c.form)
    return { status, text }
  }
  for (const [path, isHeld] of [
    ['/pay/checkout', false],
    ['/pay/authorize', true],
  ] as const)
    api.post(path, async (c) => {
      const form = (await c.req.parseBody()) as Record<string, string>
      const { status, text } = await page(isHeld)({ form })
      if (status !== 200) return c.text(text, status)
      return c.html(html`<!doctype html><html lang="en"><title>PayHere (stand-in)</title>
<h1>${form.items}</h1><p>${form.currency} ${form.amount}</p>
<form method="post" action="/choice">${Object.entries(form).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}<input type="hidden" name="held" value="${isHeld ? '1' : ''}">
<button name="choice" value="pay">Pay</button><button name="choice" value="decline">Decline</button>
<button name="choice" value="cancel">Cancel</button></form></html>`)
    })
  api.post('/choice', async (c) => {
    const { choice, held, ...form } = (await c.req.parseBody()) as Record<string, string>
    return c.redirect(await choose(form, choice as Choice, held === '1'))
  })

  const server = createServer(getRequestListener(api.fetch as never))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    merchant,
    app,
    habits,
    /** Its own books: what it took for the merchant. */
    payments,
    /** Every notice that it sent, and the status of each answer. */
    sent,
    answers,
    sign,
    post,
    /** A guest's bank takes the money back. */
    chargeBack: async (payment: Payment) => {
      payment.status = 'CHARGEBACKED'
      await notify(addresses.get(payment.orderId) ?? {}, payment, '-3')
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export type PayHereStandIn = Awaited<ReturnType<typeof startPayHere>>
