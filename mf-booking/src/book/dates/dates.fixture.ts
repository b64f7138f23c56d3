import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { constantFrom, integer } from 'fast-check'

/** The date at the property in tests of rules. */
export const today = '2026-11-21'

/**
 * Any date from some days before today on, including leap days, changes of clocks, and dates beyond the
 * longest stay.
 */
export const anyDate = integer({ min: -30, max: 800 }).map((days): CalendarDate => addDays(today, days))

/** Instants near midnight, and zones with changes of clocks. */
export const anyZone = constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
)
