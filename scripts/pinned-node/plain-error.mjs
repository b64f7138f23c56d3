/** Something a person can act on: shown as it is, without a stack. */
export class PlainError extends Error {}
