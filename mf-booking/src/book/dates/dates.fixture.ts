import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { constantFrom, integer } from 'fast-check'

/** The date at the property in tests of rules. */
export const today = '2026-11-21'

/** Any date from some days before today on, over leap days and changes of clocks, as far as a stay may be and further. */
export const anyDate = integer({ min: -30, max: 800 }).map((days): CalendarDate => addDays(today, days))

/** Days at both ends of the clock, and zones whose clocks change. */
export const anyZone = constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
)
