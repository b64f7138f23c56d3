import { type Desk, type DeskBooking, nationalityNamer } from '@calm-rest/api/desk'
import { InvalidArgumentError } from '@calm-rest/command'
import { type NationalityCode, nationalityCodes } from '@calm-rest/contract/staff'
import { table } from '../../table.ts'

/** A country, and how many of the guests; all of them where no number was given. */
type Given = [code: NationalityCode, guests: number | undefined]

const isNationality = (code: string): code is NationalityCode =>
  (nationalityCodes as readonly string[]).includes(code)

/** Like `DE` or `DE:1`, each country once; `none` stands alone, and leaves an empty list. */
export const addNationality = (value: string, before?: readonly Given[]): readonly Given[] => {
  const isFirst = before === undefined
  if (value === 'none' && isFirst) return []
  if (value === 'none' || before?.length === 0)
    throw new InvalidArgumentError("'none' stands alone: it forgets what was noted.")
  const [, code = '', guests] = /^([a-z]{2})(?::(\d))?$/i.exec(value) ?? []
  const nationality = code.toUpperCase()
  if (!isNationality(nationality))
    throw new InvalidArgumentError(
      'Write the country as two letters, like DE, or with the guests, like DE:1.',
    )
  if (before?.some(([other]) => other === nationality))
    throw new InvalidArgumentError(`${nationality} is named twice.`)
  return [...(before ?? []), [nationality, guests ? Number(guests) : undefined]]
}

/** `DE 1, FR 1`; null where nobody has noted any. */
export const nationalitiesText = ({ nationalities }: Pick<DeskBooking, 'nationalities'>): string | null =>
  Object.entries(nationalities)
    .map(([code, guests]) => `${code} ${guests}`)
    .join(', ') || null

const nameOf = nationalityNamer('en')

export const nationalityTable = (rows: Awaited<ReturnType<Desk['guests']['nationalities']>>): string => {
  if (rows.length === 0) return 'None.'
  return table(
    ['code', 'nationality', 'guests', 'nights'],
    rows.map(({ nationality, guests, guestNights }) => [
      nationality ?? '',
      nameOf(nationality),
      String(guests),
      String(guestNights),
    ]),
    ['guests', 'nights'],
  )
}
