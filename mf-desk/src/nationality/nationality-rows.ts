import type { NationalitiesInput, StaffStay } from '@calm-rest/contract/staff'

/** So many guests are of one nationality; no code: it is not noted. */
export interface NationalityRow {
  code: string
  guests: number
}

/** All guests of a stay, the most first. Where nobody has asked yet, all are of the country of their phone. */
export const rowsOf = ({ nationalities, guests, phoneCountry }: StaffStay): NationalityRow[] => {
  const rows = Object.entries(nationalities).map(([code, count]) => ({ code, guests: count }))
  if (rows.length === 0) return [{ code: phoneCountry ?? '', guests }]
  const others = guests - countOf(rows)
  return [
    ...rows.sort((one, other) => other.guests - one.guests),
    ...(others > 0 ? [{ code: '', guests: others }] : []),
  ]
}

/** How many guests are in these rows. */
const countOf = (rows: readonly NationalityRow[]) => rows.reduce((sum, { guests }) => sum + guests, 0)

/** Whether somebody has asked all guests, and written it down. */
export const isNotedOfAll = ({ nationalities, guests }: StaffStay) =>
  Object.values(nationalities).reduce((sum, count) => sum + count, 0) === guests

/** Rows of all guests, where others than the first were changed: the first has whoever is left. */
export const withRest = (
  guests: number,
  [first, ...others]: readonly NationalityRow[],
): readonly NationalityRow[] => [{ code: first?.code ?? '', guests: guests - countOf(others) }, ...others]

/** What was noted, to be sent. */
export const nationalitiesFrom = (rows: readonly NationalityRow[]) => {
  const noted: Record<string, number> = {}
  for (const { code, guests } of rows)
    if (code !== '' && guests > 0) noted[code] = (noted[code] ?? 0) + guests
  // every code is of a list of them
  return noted as NationalitiesInput['nationalities']
}
