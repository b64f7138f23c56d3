import type { Result } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { type Nights, useAvailability } from '@calm-rest/ui/stay-calendar'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { words } from '../../words.ts'

interface ShownProps {
  subject: string | undefined
  months: readonly [string, string] | undefined
  ask: (from: string, to: string) => Promise<Result<Nights>>
}

const Shown = ({ subject, months, ask }: ShownProps) => {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Nights>>(
    new Map([['other/2/2027-01-01', { taken: ['2027-01-09'] }]]),
  )
  const remember = (key: string, answer: Nights) => setAnswers((known) => new Map(known).set(key, answer))
  const { taken, days, failed } = useAvailability({ subject, months, ask, answers, remember })
  return <p>{[...taken, ...days.keys(), failed ? 'failed' : 'known'].join(' ')}</p>
}

const mount = async (given: Omit<ShownProps, 'ask'>, isAnswered = true) => {
  const asked: string[] = []
  const ask: ShownProps['ask'] = async (from, to) => {
    asked.push(`${from} ${to}`)
    if (!isAnswered) return { ok: false, failure: { kind: 'network' } }
    return { ok: true, value: { taken: [from], days: [{ day: to, price: 61 }] } }
  }
  const { page } = await mountView(<Shown {...given} ask={ask} />, words, 'en')
  return { asked, said: page.textContent }
}

it.each([
  ['2027-03-01', '2027-04-01', ['2027-01-01 2027-07-01']],
  ['2027-06-01', '2027-07-01', ['2027-01-01 2027-07-01', '2027-07-01 2028-01-01']],
  ['2027-12-01', '2028-01-01', ['2027-07-01 2028-01-01', '2028-01-01 2028-07-01']],
])('asks once for each half-year in which the months from %s to %s are', async (from, to, expected) => {
  const { asked } = await mount({ subject: 'loft/2', months: [from, to] })
  expect(asked).toEqual(expected)
})

it('knows the nights of its own subject alone', async () => {
  const { said } = await mount({ subject: 'loft/2', months: ['2027-03-01', '2027-04-01'] })
  expect(said).toBe('2027-01-01 2027-07-01 known')
})

it('asks for nothing without a subject or months', async () => {
  expect((await mount({ subject: undefined, months: ['2027-03-01', '2027-04-01'] })).asked).toEqual([])
  expect((await mount({ subject: 'loft/2', months: undefined })).asked).toEqual([])
})

it('marks no night where there is no answer', async () => {
  const { said } = await mount({ subject: 'loft/2', months: ['2027-03-01', '2027-04-01'] }, false)
  expect(said).toBe('failed')
})
