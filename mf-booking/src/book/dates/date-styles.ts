/** A date in numbers, as one types it. */
export const inNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A date written out, as short as it can be understood. */
export const writtenOut = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
