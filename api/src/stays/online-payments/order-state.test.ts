import { expect, it } from 'vitest'
import { entryCentsOf, type KnownFact, stateOf, withEarlierFacts } from './order-state.ts'
import type { PaymentFact, PaymentFactKind } from './provider.ts'

const fact = (kind: PaymentFactKind, paymentId = 'p1'): PaymentFact => ({
  orderId: 'order',
  paymentId,
  kind,
  amountCents: 100_00,
  currency: 'USD',
})

/** What the ledger has after these notices, as the queries write them: each kind of a payment once. */
const settle = (notices: readonly (PaymentFact | 'let go')[]) => {
  const known = new Map<string, KnownFact>()
  const entries: number[] = []
  let isLetGo = false
  for (const notice of notices) {
    if (notice === 'let go') isLetGo = true
    else
      for (const one of withEarlierFacts(notice)) {
        const key = `${one.paymentId} ${one.kind}`
        const cents = known.has(key) ? 0 : entryCentsOf(one)
        known.set(key, one)
        if (cents !== 0) entries.push(cents)
      }
  }
  const sum = entries.reduce((all, one) => all + one, 0)
  return { state: stateOf([...known.values()], isLetGo), sum, count: entries.length }
}

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

it.each<[string, (PaymentFact | 'let go')[], ReturnType<typeof settle>]>([
  ['nothing', [], { state: 'open', sum: 0, count: 0 }],
  [
    'paid after failures, told twice',
    [fact('pending'), fact('failed'), fact('failed', 'p2'), fact('paid', 'p3'), fact('paid', 'p3')],
    { state: 'paid', sum: 100_00, count: 1 },
  ],
  [
    'held, captured and charged back, told twice',
    [
      fact('pending'),
      fact('held'),
      fact('paid'),
      fact('paid'),
      fact('charged_back'),
      fact('charged_back'),
      'let go',
    ],
    { state: 'charged_back', sum: 0, count: 2 },
  ],
  [
    'charged back, and the notice of the payment lost',
    [fact('charged_back'), fact('pending'), fact('charged_back')],
    { state: 'charged_back', sum: 0, count: 2 },
  ],
  [
    'two payments at once, one of which is refunded',
    [fact('paid'), fact('paid', 'p2'), fact('refunded', 'p2'), fact('paid', 'p2'), fact('failed', 'p3')],
    { state: 'paid', sum: 100_00, count: 3 },
  ],
  ['both refunded', [fact('refunded'), fact('refunded', 'p2')], { state: 'refunded', sum: 0, count: 4 }],
  [
    'paid after it was let go',
    ['let go', fact('pending'), fact('paid')],
    { state: 'paid', sum: 100_00, count: 1 },
  ],
  ['held and let go', ['let go', fact('held'), fact('failed')], { state: 'let_go', sum: 0, count: 0 }],
  ['failed', [fact('pending'), fact('failed')], { state: 'failed', sum: 0, count: 0 }],
  ['held', [fact('pending'), fact('held'), fact('failed', 'p0')], { state: 'held', sum: 0, count: 0 }],
])('ends in one state with one ledger in every order of the notices: %s', (_, notices, end) => {
  const ends = new Set(ordersOf(notices).map((order) => JSON.stringify(settle(order))))
  expect([...ends]).toEqual([JSON.stringify(end)])
})
