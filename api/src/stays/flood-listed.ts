/** Floods are listed for three days: longer than a weekend without a look at the front desk. */
export const floodListedMs = 3 * 24 * 60 * 60 * 1000
