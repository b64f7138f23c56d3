/** A numeric date, as typed. */
export const inNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** The shortest unambiguous date in words. */
export const writtenOut = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
