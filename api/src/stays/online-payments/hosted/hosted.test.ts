import { expect, it } from 'vitest'
import { UnprovenNotice } from '../provider.ts'
import { startGateway } from './gateway.fixture.ts'
import { createHosted } from './hosted.ts'

const order = {
  id: 'order1',
  amountCents: 705_50,
  currency: 'USD',
  payee: 'The House',
  description: 'CR-1',
  guest: { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com', phone: '' },
  returnUrl: 'https://calmrest.example/pay/x/back',
  cancelUrl: 'https://calmrest.example/pay/x',
  noticeUrl: 'https://calmrest.example/api/payments/notices/hosted',
}
const paid = {
  orderId: 'order1',
  paymentId: 'order1',
  kind: 'paid',
  amountCents: 705_50,
  currency: 'USD',
} as const

const open = async () => {
  const gateway = await startGateway()
  const hosted = createHosted({ url: gateway.url, ...gateway.options })
  const secret = new Headers({ 'X-Notification-Secret': gateway.options.noticeSecret })
  return { gateway, hosted, secret }
}

it('R-online-pay: a hosted page of a bank is asked for its address, with the amount and nothing of the guest', async () => {
  const { gateway, hosted } = await open()
  expect(hosted.start(order)).toEqual({ kind: 'redirect' })
  expect(await hosted.redirectTo(order)).toBe(`${gateway.url}/checkout/pay/SESSION0001`)
  expect(gateway.sessions[0]?.order).toMatchObject({ id: 'order1', amount: '705.50', currency: 'USD' })
  expect(JSON.stringify(gateway.sessions)).not.toContain('Amara')
})

it('R-online-pay: its notices and its books say the same', async () => {
  const { gateway, hosted, secret } = await open()
  expect(await hosted.retrieve('order1')).toEqual([])
  expect(hosted.readNotice(gateway.transact('order1', 705.5, { result: 'FAILURE' }), secret)).toMatchObject({
    kind: 'failed',
  })
  expect(hosted.readNotice(gateway.transact('order1', 705.5), secret)).toEqual(paid)
  await hosted.refund(paid, 'Paid twice')
  expect((await hosted.retrieve('order1')).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['failed', 705_50],
    ['paid', 705_50],
    ['refunded', 705_50],
  ])
})

it.each([
  ['without its secret', {}, undefined],
  ['with another secret', { 'X-Notification-Secret': 'guessed' }, undefined],
  ['that is no notice', undefined, '{'],
  ['that is not about money', undefined, JSON.stringify({ result: 'SUCCESS' })],
])('R-online-attack: refuses a notice of a bank %s', async (_, headers, body) => {
  const { gateway, hosted, secret } = await open()
  const notice = body ?? gateway.transact('order1', 705.5)
  const given = headers ? new Headers(headers as Record<string, string>) : secret
  expect(() => hosted.readNotice(notice, given)).toThrow(UnprovenNotice)
})
