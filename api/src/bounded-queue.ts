interface QueueSize {
  running: number
  waiting: number
}

/** Runs a few jobs at a time, lets some wait, and calls `refuse` for those beyond. */
export const createBoundedQueue = ({ running, waiting }: QueueSize, refuse: () => never) => {
  const queue: (() => void)[] = []
  let active = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (active < running) active += 1
    else if (queue.length >= waiting) refuse()
    // whoever ends hands its place on, so `active` stays
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
