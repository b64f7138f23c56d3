import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing/cleanup'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const options = {
  merchantId: 'CALM',
  password: 'gateway-password',
  noticeSecret: 'a-secret-of-notices',
  name: 'Bank',
}

interface Transaction {
  result: string
  order: { id: string; amount: number; currency: string }
  transaction: { id: string; type: string; amount: number; currency: string }
}

/** A stand-in for a bank's gateway with Hosted Checkout, with its own books. */
export const startGateway = async () => {
  const books: Transaction[] = []
  const sessions: { order: { id: string; amount: string; currency: string } }[] = []
  const right = `Basic ${Buffer.from(`merchant.${options.merchantId}:${options.password}`).toString('base64')}`
  const app = new Hono()
    .basePath(`/api/rest/version/100/merchant/${options.merchantId}`)
    .use(async (c, next) => {
      if (c.req.header('Authorization') !== right) return c.json({ result: 'ERROR' }, 401)
      await next()
    })
    .post('/session', async (c) => {
      sessions.push(await c.req.json())
      return c.json({ result: 'SUCCESS', session: { id: `SESSION000${sessions.length}` } }, 201)
    })
    .get('/order/:id', (c) => {
      const found = books.filter(({ order }) => order.id === c.req.param('id'))
      return found.length === 0 ? c.json({ result: 'ERROR' }, 404) : c.json({ transaction: found })
    })
    .put('/order/:id/transaction/:name', async (c) => {
      const { transaction } = await c.req.json<{ transaction: { amount: string; currency: string } }>()
      const { id, name } = c.req.param()
      const amount = Number(transaction.amount)
      const { currency } = transaction
      const type = name.toUpperCase()
      const one = { id: String(books.length + 1), type, amount, currency }
      books.push({ result: 'SUCCESS', order: { id, amount, currency }, transaction: one })
      return c.json({ result: 'SUCCESS' }, 201)
    })
  const server = createServer(getRequestListener(app.fetch as never))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    options,
    books,
    sessions,
    /** Writes a transaction into its books, and returns its notice. */
    transact: (id: string, amount: number, { type = 'PAYMENT', result = 'SUCCESS' } = {}): string => {
      const currency = 'USD'
      const one = { id: String(books.length + 1), type, amount, currency }
      const transaction = { result, order: { id, amount, currency }, transaction: one }
      books.push(transaction)
      return JSON.stringify(transaction)
    },
  }
}
