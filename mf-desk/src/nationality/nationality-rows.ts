import type { NationalitiesInput, StaffStay } from '@calm-rest/contract/staff'

/** Number of guests of one nationality; without a code it is not recorded. */
export interface NationalityRow {
  code: string
  guests: number
}

/** Rows for all guests of a stay, most first. By default all are of their phone number's country. */
export const rowsOf = ({ nationalities, guests, phoneCountry }: StaffStay): NationalityRow[] => {
  const rows = notedIn(nationalities)
  if (rows.length === 0) return [{ code: phoneCountry ?? '', guests }]
  const others = guests - countOf(rows)
  return [
    ...rows.sort((one, other) => other.guests - one.guests),
    ...(others > 0 ? [{ code: '', guests: others }] : []),
  ]
}

/** A row for each nationality that was noted. */
const notedIn = (nationalities: StaffStay['nationalities']): NationalityRow[] =>
  Object.entries(nationalities).map(([code, guests]) => ({ code, guests }))

/** How many guests are in these rows. */
const countOf = (rows: readonly NationalityRow[]) => rows.reduce((sum, { guests }) => sum + guests, 0)

/** Whether the nationality of every guest is recorded. */
export const isNotedOfAll = ({ nationalities, guests }: StaffStay) =>
  countOf(notedIn(nationalities)) === guests

/** Rows for all guests after a row other than the first has changed: the first has the remaining guests. */
export const withRest = (
  guests: number,
  [first, ...others]: readonly NationalityRow[],
): readonly NationalityRow[] => [{ code: first?.code ?? '', guests: guests - countOf(others) }, ...others]

/**
 * Rows for all guests after a change: every guest is in exactly one row, and the first row has at least one.
 */
export const withChange = (
  all: number,
  rows: readonly NationalityRow[],
  index: number,
  change: Partial<NationalityRow>,
): readonly NationalityRow[] => {
  const changed = rows.map((row, i) => {
    if (i !== index) return row
    const { code, guests } = { ...row, ...change }
    const most = row.guests + (rows[0]?.guests ?? 0) - 1
    return { code, guests: Math.min(Math.max(Math.trunc(guests), 0), most) }
  })
  return withRest(all, changed)
}

/** Nationalities to be sent. */
export const nationalitiesFrom = (rows: readonly NationalityRow[]) => {
  const noted: Record<string, number> = {}
  for (const { code, guests } of rows)
    if (code !== '' && guests > 0) noted[code] = (noted[code] ?? 0) + guests
  // every code is of a list of them
  return noted as NationalitiesInput['nationalities']
}
