export { Calendar } from './calendar.tsx'
export type { CalendarDay, CalendarNames, CalendarProps } from './calendar-props.ts'
export { type CalendarFrame, type CalendarView, focusDay } from './calendar-view.ts'
export { addMonths, monthOf, type Weekday } from './month.ts'
