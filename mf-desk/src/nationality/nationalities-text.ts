import type { StaffStay } from '@calm-rest/contract/staff'
import { countryNamer } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import { rowsOf } from './nationality-rows.ts'

/** 'Germany', or 'Germany (2) · France (1)' if they differ; empty if none is recorded. */
export const nationalitiesText = (stay: StaffStay, lang: string, t: TFunction): string | undefined => {
  if (Object.keys(stay.nationalities).length === 0) return undefined
  const nameOf = countryNamer(lang)
  const rows = rowsOf(stay).map(({ code, guests }) => ({
    name: code === '' ? t('nationality.unknown') : nameOf(code),
    guests,
  }))
  if (rows.length === 1) return rows[0]?.name
  return rows.map((row) => t('nationality.counted', row)).join(' · ')
}
