/** How often an amount is due: per stay, per night, or for each person, in all or per night. */
export const chargedPer = ['stay', 'night', 'person', 'person_night'] as const

/** Where an extra is sold: booking: guests choose it with their booking · desk: staff put it on a stay. */
export const soldAt = ['booking', 'desk', 'both'] as const

/** How a year's prices are copied to the next. dates: the same dates · weekdays: 52 weeks later, so that a Friday remains a Friday. */
export const seasonCopyBy = ['dates', 'weekdays'] as const
