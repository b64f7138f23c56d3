import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import type { Books } from '@calm-rest/contract/staff'
import { type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { propertyOf } from '../../property/index.ts'
import { accountName, fixedAccounts, kindOf, signOf } from './accounts.ts'

interface Month {
  /** First and last day. */
  from: CalendarDate
  until: CalendarDate
}

interface Entry {
  id: number
  day: CalendarDate
  account: string
  cents: number
  /** Null for what is of no stay. */
  reference: string | null
}

interface StayEntry extends Entry {
  reference: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  room: string
}

const monthOf = (month: string): Month => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, until: `${month}-${String(last).padStart(2, '0')}` }
}

type Cell = string | number | null

/** Amounts of a file: dollars and cents, or whole yen. */
const shown = (cents: number): number => Number(toDollars(cents).toFixed(decimalsOf(hotel.currency)))

/** Reads the books; `posting` writes them. */
export const createBooks = (db: Database) => {
  const rates = propertyOf(db).rates
  const sums = db.prepare<[Month], { account: string; moved: number; balance: number }>(`
    SELECT account, SUM(CASE WHEN day >= @from THEN amount_cents ELSE 0 END) AS moved,
      SUM(amount_cents) AS balance
    FROM journal WHERE day <= @until GROUP BY account`)
  const numbers = db.prepare<[], { account: string; number: string }>(
    'SELECT account, number FROM account_numbers',
  )
  const lastDay = db
    .prepare<[Month], CalendarDate | null>('SELECT MAX(day) FROM journal_days WHERE day <= @until')
    .pluck()
  const entries = db.prepare<[Month], Entry>(`
    SELECT j.id, j.day, j.account, j.amount_cents AS cents, b.reference
    FROM journal j LEFT JOIN bookings b ON b.id = j.booking_id
    WHERE j.day >= @from AND j.day <= @until ORDER BY j.day, j.id`)
  const ofStays = db.prepare<[Month & { lang: Lang }], StayEntry>(`
    SELECT j.id, j.day, j.account, j.amount_cents AS cents, b.reference, b.check_in AS "checkIn",
      b.check_out AS "checkOut", t.name AS room
    FROM journal j JOIN bookings b ON b.id = j.booking_id
      JOIN ${shownRoomNames} t ON t.room_type_id = b.room_type_id AND t.lang = @lang
    WHERE j.day >= @from AND j.day <= @until AND (j.source = 'stay' OR j.source LIKE 'charge %')
    ORDER BY j.day, j.id`)
  const setNumber = db.prepare<[{ account: string; number: string }]>(`
    INSERT INTO account_numbers (account, number) VALUES (@account, @number)
    ON CONFLICT (account) DO UPDATE SET number = excluded.number`)

  const taxNames = async (lang: Lang) => {
    const { rates: current } = await rates.current()
    return new Map(current.taxes.map(({ id, name }) => [id, name[lang]]))
  }
  const numbersByAccount = async () =>
    new Map((await numbers.all()).map(({ account, number }) => [account, number]))

  return {
    ofMonth: async (month: string, lang: Lang): Promise<Books> => {
      const span = monthOf(month)
      const names = await taxNames(lang)
      const numbered = await numbersByAccount()
      const found = new Map((await sums.all(span)).map((sum) => [sum.account, sum]))
      const taxes = [...found.keys()].filter((account) => kindOf(account) === 'tax').sort()
      const accounts = [...fixedAccounts, ...taxes].map((account) => {
        const { moved = 0, balance = 0 } = found.get(account) ?? {}
        const number = numbered.get(account) ?? ''
        const sign = signOf(account)
        return {
          account,
          name: accountName(account, lang, names),
          kind: kindOf(account),
          number,
          moved: shown(moved * sign) + 0,
          balance: shown(balance * sign) + 0,
        }
      })
      const posted = await lastDay.get(span)
      return { month, postedUntil: posted && posted >= span.from ? posted : null, accounts }
    },
    /** Rows of every entry of a month, below a row of column names. */
    journalRows: async (month: string, lang: Lang): Promise<Cell[][]> => {
      const names = await taxNames(lang)
      const numbered = await numbersByAccount()
      const rows = (await entries.all(monthOf(month))).map(({ id, day, account, cents, reference }) => [
        day,
        id,
        numbered.get(account) || account,
        accountName(account, lang, names),
        cents > 0 ? shown(cents) : null,
        cents < 0 ? shown(-cents) : null,
        kindOf(account) === 'tax' ? account.slice('tax:'.length) : null,
        reference,
      ])
      return [['date', 'entry', 'account', 'name', 'debit', 'credit', 'tax_code', 'reference'], ...rows]
    },
    /** Rows of the stays of a month, with revenue and taxes, below a row of column names. */
    stayRows: async (month: string, lang: Lang): Promise<Cell[][]> => {
      const names = await taxNames(lang)
      const found = await ofStays.all({ ...monthOf(month), lang })
      const revenue = fixedAccounts.filter((account) => kindOf(account) === 'revenue')
      const taxes = [...new Set(found.map(({ account }) => account))].filter(
        (account) => kindOf(account) === 'tax',
      )
      const columns = [...revenue, ...taxes.sort()]
      const byStay = Map.groupBy(found, ({ reference }) => reference)
      const rows = [...byStay].map(([reference, own]) => {
        const [first] = own as [StayEntry]
        const sumOf = (account: string) =>
          own.reduce((sum, one) => (one.account === account ? sum + one.cents : sum), 0)
        return [
          first.day,
          reference,
          first.checkIn,
          first.checkOut,
          first.room,
          ...columns.map((account) => shown(-sumOf(account)) + 0),
          shown(sumOf('guests')),
        ]
      })
      const head = columns.map((account) =>
        kindOf(account) === 'tax' ? accountName(account, lang, names) : account,
      )
      return [['date', 'reference', 'check_in', 'check_out', 'room', ...head, 'total'], ...rows]
    },
    /** What a bookkeeper calls accounts. */
    numbers: numbersByAccount,
    /** Sets what a bookkeeper calls accounts; an empty number removes it. Call it inside a transaction. */
    setNumbers: async (given: Readonly<Record<string, string>>) => {
      for (const [account, number] of Object.entries(given)) await setNumber.run({ account, number })
    },
  }
}
