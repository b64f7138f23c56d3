type Work<T> = () => Promise<T>

export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Does one thing after the other, so that drawing never takes the machine from the pages. Refuses when too many wait. */
export const createQueue = (maxWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: Work<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw new QueueFull()
    waiting += 1
    const done = last.then(work).finally(() => {
      waiting -= 1
    })
    last = done.catch(() => {})
    return done
  }
}
