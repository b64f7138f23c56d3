import type { Page } from 'playwright-core'

/** Everything that a page stores in its browser, by place: three stores, the address and its entry in the history. */
export const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const indexed: Record<string, unknown> = {}
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(String(name)))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName)
        for (const key of await answer(store.getAllKeys())) {
          indexed[String(key)] = await answer(store.get(key))
        }
      }
      database.close()
    }
    return {
      indexed,
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
      address: location.href,
      history: history.state as unknown,
      readableCookies: document.cookie,
    }
  })
