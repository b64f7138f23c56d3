import { expect, it } from 'vitest'
import { webhookHeaders, writeSecret } from './standard-webhook.ts'

// test vector of the reference libraries, github.com/standard-webhooks/standard-webhooks
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
}

it('signs like the published vector of Standard Webhooks', () => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(webhookHeaders(message, key)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(writeSecret(key)).toBe(secret)
})
