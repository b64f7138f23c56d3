/** Status of a response that nobody reads: 499, as nginx logs it. */
export const clientGoneStatus = 499
