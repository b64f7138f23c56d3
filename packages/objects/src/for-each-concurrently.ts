/**
 * Runs `work` for each item, at most `limit` at once. After the first failure no further item is started, and
 * the error is thrown once the running ones have ended, so that nothing continues in the background.
 */
export const forEachConcurrently = async <T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
) => {
  const waiting = [...items]
  const failures: unknown[] = []
  const workers = Array.from({ length: Math.min(limit, items.length) }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
      } catch (cause) {
        failures.push(cause)
        waiting.length = 0
      }
    }
  })
  await Promise.all(workers)
  if (failures.length > 0) throw failures[0]
}
