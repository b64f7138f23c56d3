/** Status of an answer that nobody reads: 499, as nginx logs it. */
export const clientGoneStatus = 499
