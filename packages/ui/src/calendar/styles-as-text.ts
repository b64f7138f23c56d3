import text from './calendar.module.css?text'

/** The styles of the calendar, for a lazy part. */
export const calendarStyles: string = text
