/** Floods are listed for three days: over a weekend without a look at the desk. */
export const floodListedMs = 3 * 24 * 60 * 60 * 1000
