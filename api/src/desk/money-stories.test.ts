import { expect, it } from 'vitest'
import { openMoneyStories } from './money-stories.fixture.ts'

const quick = process.env.TEST_LEVEL !== 'all'
const acts = quick ? 250 : 4000

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

it(`R-books, R-folio: after ${acts} acts of the desk at random, ledger, folios, journal and documents agree`, async () => {
  const { db, act, postAll, owed, folioOf } = await openMoneyStories(7)
  const done = new Set<string>()
  const issued = new Map<number, string>()
  const days = new Map<string, number>()
  const journalByDay = async () =>
    db
      .prepare<[], { day: string; sum: number; count: number }>(
        'SELECT day, SUM(amount_cents * id) AS sum, COUNT(*) AS count FROM journal GROUP BY day',
      )
      .all()
  for (let n = 0; n < acts; n++) {
    const { name, isDone } = await act()
    if (isDone) done.add(name)
    if (name === 'issue' || name === 'credit')
      for (const { id, content } of await db
        .prepare<[], { id: number; content: string }>('SELECT id, content FROM documents')
        .all()) {
        // what was issued never changes
        expect(content).toBe(issued.get(id) ?? content)
        issued.set(id, content)
      }
    if (name === 'post') {
      const last = await db.prepare<[], string>('SELECT MAX(day) FROM journal_days').pluck().get()
      for (const { day, sum } of await journalByDay()) {
        expect(sum).toBe(days.get(day) ?? sum)
        if (last && day <= last) days.set(day, sum)
      }
    }
  }
  await postAll()
  expect(done.size).toBeGreaterThan(15)

  const all = await owed()
  const taxes = new Map<string, number>()
  for (const { reference, due, held } of all) {
    const folio = await folioOf(reference)
    const lines = folio.rooms.flatMap((room) => room.lines)
    for (const { taxId, amount } of lines)
      if (taxId !== null)
        taxes.set(`tax:${taxId}`, (taxes.get(`tax:${taxId}`) ?? 0) - Math.round(amount * 100))
    const cost = sumOf(
      lines.filter(({ included }) => !included).map(({ amount }) => Math.round(amount * 100)),
    )
    expect([reference, Math.round(folio.total * 100)]).toEqual([reference, cost])
    expect([reference, Math.round(folio.due * 100)]).toEqual([reference, due])
    expect(held).toBeGreaterThanOrEqual(0)
  }
  const balances = new Map(
    (
      await db
        .prepare<[], { account: string; cents: number }>(
          'SELECT account, SUM(amount_cents) AS cents FROM journal GROUP BY account',
        )
        .all()
    ).map(({ account, cents }) => [account, cents]),
  )
  expect(sumOf([...balances.values()])).toBe(0)
  expect(balances.get('guests') ?? 0).toBe(sumOf(all.map(({ due }) => due)))
  for (const [account, cents] of taxes)
    expect([account, balances.get(account) ?? 0]).toEqual([account, cents])
  expect(-(balances.get('held') ?? 0)).toBe(sumOf(all.map(({ held }) => held)))

  const numbers = await db
    .prepare<[], string>('SELECT number FROM documents WHERE number IS NOT NULL')
    .pluck()
    .all()
  expect(new Set(numbers).size).toBe(numbers.length)
})
