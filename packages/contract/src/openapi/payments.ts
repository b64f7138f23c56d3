import * as s from '../schemas/index.ts'
import { bodyErrors, type Call } from './call.ts'

/** The page behind a payment link, which the site renders: no script of a page makes these calls. */
export const paymentCalls = {
  readPaymentLink: {
    method: 'post',
    path: '/api/payments/by-link',
    access: 'link',
    summary: 'What a payment link asks for, and what became of it',
    body: s.paymentLinkInput,
    success: { status: 200, schema: s.paymentLink, description: 'The amount, its stay, and the way to pay.' },
    errors: [...bodyErrors, 'link_invalid'],
  },
  startPayment: {
    method: 'post',
    path: '/api/payments/by-link/start',
    access: 'link',
    summary: "The address of the provider's page, for a provider that is not reached by a form",
    body: s.paymentLinkInput,
    success: { status: 200, schema: s.paymentAddress, description: 'Where the guest pays, once.' },
    errors: [...bodyErrors, 'link_invalid', 'payment_closed', 'unavailable'],
  },
} as const satisfies Record<string, Call>
