/**
 * Does `work` for each item, at most `limit` at once. After the first that fails none is begun any more, and it is
 * thrown once those that were begun have ended: nothing goes on behind the back of who called.
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
