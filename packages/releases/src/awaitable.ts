/** A value at once where the store is on this machine, a promise of it where it is not. */
export type Awaitable<T> = T | Promise<T>
