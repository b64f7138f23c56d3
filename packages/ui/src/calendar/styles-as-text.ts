import text from './calendar.module.css?text'

/** The styles of the calendar, for a part that is loaded on demand. */
export const calendarStyles: string = text
