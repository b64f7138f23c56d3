import { merchantCodeOf } from '@calm-rest/contract/staff'
import { toCents } from '@calm-rest/contract/stay'
import { ApiError, type FieldError, invalidFields } from '../../core/http/api-error.ts'
import { type CountedCash, type OpenTill, staysOf, type TillCash } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

/** A counted currency, in its units. */
interface Count {
  currency: string
  amount: number
  left: number
  reason?: string | undefined
}

interface Close {
  /** Name of the member whose till it is. */
  till: string
  /** Id of the last entry that it takes. */
  untilEntry: number
  counted: readonly Count[]
}

/** Tills of the members. A close is one transaction with its audit log line. */
export const createDeskTillCommands = ({ db, recorder, now }: DeskDeps) => {
  const { tills, closes, paymentSettings } = staysOf(db)

  /** Whose code it is, for the audit log. */
  const codeFacts = async () => {
    const code = await paymentSettings.merchantCode()
    return { code: code === null ? null : (merchantCodeOf(code)?.merchant ?? '?'), payload: code }
  }

  const find = async ({ till, untilEntry }: Close): Promise<OpenTill> => {
    const found = (await tills.open({ until: untilEntry })).find(({ name }) => name === till)
    if (!found) throw new ApiError('changed_meanwhile')
    return found
  }

  return {
    /**
     * Closes a till with its entries up to one, and returns the number of the close.
     *
     * @throws ApiError 'changed_meanwhile' if nothing is open in it, or 'invalid_request' with what was not counted
     */
    close: async (close: Close): Promise<number> => {
      const at = now()
      let number = 0
      await recorder.added({ action: 'till close', at }, async () => {
        const { entryIds, figures } = await find(close)
        const cash = countedCash(figures.cash, close.counted)
        const stored = { entries: entryIds.length, cash, others: figures.others }
        const { till } = close
        number = await closes.add(
          { till, figures: stored, at: at.toISOString(), who: recorder.who },
          entryIds,
        )
        return {
          subject: till,
          after: { number, entries: entryIds.length, differences: differencesOf(cash) },
        }
      })
      return number
    },
    /** The code that guests scan to pay; empty for none. */
    setMerchantCode: (code: string): Promise<void> =>
      recorder.changed({ action: 'payment code', subject: 'property', at: now(), read: codeFacts }, () =>
        paymentSettings.setMerchantCode(code === '' ? null : code),
      ),
  }
}

/** The cash of a till beside what was counted. A currency that was found but not expected has a line, too. */
const countedCash = (expected: readonly TillCash[], counted: readonly Count[]): CountedCash[] => {
  const unexpected = counted
    .filter(({ currency }) => !expected.some((line) => line.currency === currency))
    .map(({ currency }) => ({ currency, openingCents: 0, takenCents: 0 }))
  const wrong: FieldError[] = []
  const lines = [...expected, ...unexpected].flatMap((line): CountedCash[] => {
    const index = counted.findIndex(({ currency }) => currency === line.currency)
    const count = counted[index]
    if (!count) {
      wrong.push({ field: 'counted', code: 'required' })
      return []
    }
    const { currency, openingCents, takenCents } = line
    const countedCents = toCents(count.amount)
    const leftCents = toCents(count.left)
    if (countedCents !== openingCents + takenCents && count.reason === undefined)
      wrong.push({ field: `counted.${index}.reason`, code: 'required' })
    if (leftCents > countedCents) wrong.push({ field: `counted.${index}.left`, code: 'too_large' })
    return [{ currency, openingCents, takenCents, countedCents, leftCents, reason: count.reason ?? null }]
  })
  if (new Set(counted.map(({ currency }) => currency)).size < counted.length)
    wrong.push({ field: 'counted', code: 'taken' })
  if (wrong.length > 0) throw invalidFields(...wrong)
  return lines
}

/** For the audit log: `LKR -500.00`. Empty if all is as expected. */
const differencesOf = (cash: readonly CountedCash[]): string =>
  cash
    .map(({ currency, openingCents, takenCents, countedCents }) => ({
      currency,
      cents: countedCents - openingCents - takenCents,
    }))
    .filter(({ cents }) => cents !== 0)
    .map(({ currency, cents }) => `${currency} ${(cents / 100).toFixed(2)}`)
    .join(', ')
