export { adoptStyles } from './adopt-styles.ts'
export {
  type Choice,
  dateToChoose,
  previewOf,
  type Refusal,
  refusalOf,
  type StayDateName,
  stayFrom,
} from './pick-date.ts'
export { latestDate, type StayDates } from './stay-dates.ts'
export { useAnchoredDialog } from './use-anchored-dialog.ts'
export { type AvailabilityCache, type Nights, useAvailability } from './use-availability.ts'
export { type CalendarWords, useDayNames } from './use-day-names.ts'
