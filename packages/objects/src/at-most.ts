/** Does `work` for each item, so many at once; ends with the first that fails. */
export const atMost = async <T>(count: number, items: readonly T[], work: (item: T) => Promise<unknown>) => {
  const waiting = [...items]
  const workers = Array.from({ length: Math.min(count, items.length) }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  })
  await Promise.all(workers)
}
