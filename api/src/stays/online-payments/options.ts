import { isLoopback } from '@calm-rest/server'
import { z } from 'zod'
import { createHosted } from './hosted/hosted.ts'
import type { DepositPayments } from './order-deposits.ts'
import { createPayHere } from './payhere/payhere.ts'
import type { PaymentProvider } from './provider.ts'

/** Online payments as an installation has them. */
export interface PaymentOptions {
  /** The first one takes new payments; the others still settle what they began. */
  providers: readonly PaymentProvider[]
  /** Public origin of the site, to which guests come back and notices are sent. */
  publicUrl: string
  /** How long a stay is held while its guest pays the deposit that is due with it; 30 minutes by default. */
  holdMinutes?: number
}

const isSafe = ({ protocol, hostname, username, password }: URL) =>
  `${username}${password}` === '' && (protocol === 'https:' || isLoopback(hostname))

const address = z.url({ protocol: /^https?$/ }).refine((value) => isSafe(new URL(value)), {
  error: 'https without a name or password in it, or http on this machine',
})
const text = z.string().min(1).optional()

export const paymentVariables = {
  PAYHERE_MERCHANT_ID: text,
  PAYHERE_MERCHANT_SECRET: text,
  /** Of a Business App: retrieval and refunds. */
  PAYHERE_APP_ID: text,
  PAYHERE_APP_SECRET: text,
  PAYHERE_URL: address.default('https://www.payhere.lk'),
  PAYHERE_TAKES: z.enum(['at_once', 'held']).default('at_once'),
  HOSTED_PAYMENT_URL: address.optional(),
  HOSTED_PAYMENT_MERCHANT_ID: text,
  HOSTED_PAYMENT_PASSWORD: text,
  HOSTED_PAYMENT_NOTICE_SECRET: z.string().min(16).optional(),
  /** How long a stay is held while its guest pays a deposit that is due with the booking. */
  PAYMENT_HOLD_MINUTES: z.coerce.number().int().min(5).max(1440).default(30),
  /** For guests. */
  HOSTED_PAYMENT_NAME: z.string().min(1).default('Bank'),
}

type Variables = z.output<z.ZodObject<typeof paymentVariables>>
type Name = keyof Variables

/** Variables that belong together: all of a group or none. */
export const paymentVariableGroups: readonly (readonly [Name, ...Name[]])[] = [
  ['PAYHERE_MERCHANT_ID', 'PAYHERE_MERCHANT_SECRET'],
  ['PAYHERE_APP_ID', 'PAYHERE_APP_SECRET'],
  [
    'HOSTED_PAYMENT_URL',
    'HOSTED_PAYMENT_MERCHANT_ID',
    'HOSTED_PAYMENT_PASSWORD',
    'HOSTED_PAYMENT_NOTICE_SECRET',
  ],
]

const payHereOf = (variables: Variables): PaymentProvider[] => {
  const { PAYHERE_MERCHANT_ID: merchantId, PAYHERE_MERCHANT_SECRET: merchantSecret } = variables
  if (!merchantId || !merchantSecret) return []
  const { PAYHERE_APP_ID: appId, PAYHERE_APP_SECRET: appSecret, PAYHERE_URL: url, PAYHERE_TAKES } = variables
  const app = appId && appSecret ? { appId, appSecret } : undefined
  return [createPayHere({ url, merchantId, merchantSecret, app, isHeld: PAYHERE_TAKES === 'held' })]
}

const hostedOf = (variables: Variables): PaymentProvider[] => {
  const {
    HOSTED_PAYMENT_URL: url,
    HOSTED_PAYMENT_MERCHANT_ID: merchantId,
    HOSTED_PAYMENT_PASSWORD: password,
    HOSTED_PAYMENT_NOTICE_SECRET: noticeSecret,
    HOSTED_PAYMENT_NAME: name,
  } = variables
  return url && merchantId && password && noticeSecret
    ? [createHosted({ url, merchantId, password, noticeSecret, name })]
    : []
}

/** Undefined without a provider: the desk offers no link, and no page pays. */
export const paymentOptions = (variables: Variables, publicUrl: string): PaymentOptions | undefined => {
  const providers = [...payHereOf(variables), ...hostedOf(variables)]
  return providers.length === 0
    ? undefined
    : { providers, publicUrl, holdMinutes: variables.PAYMENT_HOLD_MINUTES }
}

/** How deposits of new bookings are paid online; undefined without a provider. */
export const depositPaymentsOf = (payments: PaymentOptions | undefined): DepositPayments | undefined => {
  const [provider] = payments?.providers ?? []
  return provider && { provider: provider.id, holdMinutes: payments?.holdMinutes ?? 30 }
}
