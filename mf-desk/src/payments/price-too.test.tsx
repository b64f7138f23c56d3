import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { PriceToo } from './price-too.tsx'

interface Refund {
  amount: number
  overpaid: number
}

const View = ({ props: { amount, overpaid } }: ViewProps<Refund, null>) => (
  <PriceToo amount={amount} overpaid={overpaid} error={undefined} />
)

const render = (lang: Lang, props: Refund) =>
  renderView({ View, words, lang, props, loaded: { status: 'ready', data: null } })

/** For each choice, whether it is chosen and whether it can be. */
const choicesIn = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => ({
    value: /value="(\w+)"/.exec(input)?.[1],
    isChosen: input.includes('checked'),
    isDisabled: input.includes('disabled'),
    isRequired: input.includes('required'),
  }))

const free = { isDisabled: false, isRequired: true }

it.each([
  ['all that was paid too much', { amount: 25, overpaid: 25 }],
  ['a part of it', { amount: 0.01, overpaid: 25 }],
])('R-staff-money: the price stays where %s is given back, and cannot fall by it', async (_, refund) => {
  const html = await render('en', refund)
  expect(choicesIn(html)).toEqual([
    { value: 'falls', isChosen: false, isDisabled: true, isRequired: true },
    { value: 'stays', isChosen: true, ...free },
  ])
  expect(html).toContain('The guest has paid $25 too much.')
})

it.each([
  ['nothing was paid too much', { amount: 15, overpaid: 0 }],
  ['it is more than that', { amount: 40, overpaid: 25 }],
])('R-staff-money: asks what becomes of the price where %s', async (_, refund) => {
  const html = await render('en', refund)
  expect(choicesIn(html)).toEqual([
    { value: 'falls', isChosen: false, ...free },
    { value: 'stays', isChosen: false, ...free },
  ])
  expect(html).toContain('If it stays, the guest owes $15 again.')
})

it.each([
  ['de', 'Der Gast hat 25 $ zu viel bezahlt.', 'Bleibt er, sind 15 $ wieder offen.'],
  ['zh', '客人多付了 $25。', '如保持不变，$15 将重新记为应付。'],
] as const)('says so in %s', async (lang, tooMuch, again) => {
  expect(await render(lang, { amount: 25, overpaid: 25 })).toContain(tooMuch)
  expect(await render(lang, { amount: 40, overpaid: 25 })).toContain(again)
})
