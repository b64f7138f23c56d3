/** A value if the store is on this machine, otherwise a promise of it. */
export type Awaitable<T> = T | Promise<T>
