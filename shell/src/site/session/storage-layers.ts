import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** One kind of storage. Each call may fail: browsers block storage by setting, by mode and by page. */
export interface Layer {
  /** Whether other tabs see it too. */
  shared: boolean
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** Longest wait for IndexedDB, which in Safari at times neither opens nor fails. */
const patienceMs = 5_000

/** The layer did not answer in time: unlike with a blocked one, its content is unknown. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

const indexedDatabase = (): Layer => {
  let store: UseStore | undefined
  const within = async <T>(work: (store: UseStore) => Promise<T>): Promise<T> => {
    store ??= createStore('calm-rest', 'kept')
    // a browser that blocks it throws here
    const done = work(store)
    const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Unanswered()), patienceMs))
    return Promise.race([done, tooLate])
  }
  return {
    shared: true,
    get: (key) => within((store) => get(key, store)),
    set: (key, value) => within((store) => set(key, value, store)),
    remove: (key) => within((store) => del(key, store)),
  }
}

const webStorage = (shared: boolean, storage: () => Storage): Layer => ({
  shared,
  get: async (key) => JSON.parse(storage().getItem(key) ?? 'null'),
  set: async (key, value) => storage().setItem(key, JSON.stringify(value)),
  remove: async (key) => storage().removeItem(key),
})

/** Storage for a session, the best layer first (specification, §4). */
export const browserLayers = (): Layer[] => [
  indexedDatabase(),
  webStorage(true, () => localStorage),
  webStorage(false, () => sessionStorage),
]
