/** Interval in which an idle worker's processor time is summed up. */
const idleLookMs = 10_000
/** Processor time that an idle worker may use; beyond it, it is ended. */
const mostIdleMs = 2000

interface IdleWatchDeps {
  /** Processor time of the worker in milliseconds; undefined without one. */
  processorMs: () => number | undefined
  hasWork: () => boolean
  /** Called for a worker that uses the processor while it has nothing to render. */
  onBusy: () => void
}

/** Counts the processor time of a worker while it has nothing to render. */
export const createIdleWatch = ({ processorMs, hasWork, onBusy }: IdleWatchDeps) => {
  let idleMs = 0
  let idleSince: number | undefined
  let timer: NodeJS.Timeout | undefined

  const count = () => {
    const now = processorMs()
    if (now !== undefined && idleSince !== undefined) idleMs += now - idleSince
    idleSince = hasWork() ? undefined : now
  }

  const look = () => {
    count()
    if (idleMs > mostIdleMs) return onBusy()
    idleMs = 0
    start()
  }

  const start = () => {
    timer = setTimeout(look, idleLookMs)
    timer.unref?.()
  }

  return {
    start,
    count,
    /** The worker has work again. */
    begun: () => {
      idleSince = undefined
    },
    stop: () => {
      clearTimeout(timer)
      idleSince = undefined
      idleMs = 0
    },
  }
}
