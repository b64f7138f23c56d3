export { dayFormats, firstDayOfWeek } from './day-formats.ts'
export {
  type Choice,
  dateToChoose,
  previewOf,
  type Refusal,
  rangeAt,
  refusalOf,
  type StayDateName,
  stayFrom,
} from './pick-date.ts'
export { latestDate, type StayDates } from './stay-dates.ts'
export { type AvailabilityCache, useAvailability } from './use-availability.ts'
