interface QueueSize {
  running: number
  /** Maximum of all lines together. */
  waiting: number
  /** Maximum of one line with a name. */
  waitingOfLine?: number
}

type Turn = (mayRun: boolean) => void

/**
 * Runs a few jobs at a time, queues some, and calls `refuse` for those beyond. Lines are served in turn, so that a long
 * one delays no other. When the queue is full, the longest line loses its last job to a shorter one.
 */
export const createBoundedQueue = (
  { running, waiting, waitingOfLine = waiting }: QueueSize,
  refuse: () => never,
) => {
  const lines = new Map<string | undefined, Turn[]>()
  let active = 0
  let waits = 0

  const longest = () => [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long))

  /** Returns whether a line may grow. Takes a place from another one if all are taken. */
  const hasRoom = (name: string | undefined) => {
    const { length } = lines.get(name) ?? []
    if (name !== undefined && length >= waitingOfLine) return false
    if (waits < waiting) return true
    const other = waits === 0 ? [] : longest()
    if (other.length <= length + 1) return false
    other.pop()?.(false)
    waits -= 1
    return true
  }

  const turn = (name: string | undefined) =>
    new Promise<boolean>((resolve) => {
      lines.set(name, [...(lines.get(name) ?? []), resolve])
      waits += 1
    })

  /** Passes a place to the first of the next line, which then goes to the end. */
  const handOn = () => {
    const [first] = lines
    if (!first) {
      active -= 1
      return
    }
    const [name, [next, ...others]] = first
    lines.delete(name)
    if (others.length > 0) lines.set(name, others)
    waits -= 1
    next?.(true)
  }

  return async <T>(job: () => Promise<T>, line?: string): Promise<T> => {
    if (active < running) active += 1
    else if (!hasRoom(line)) refuse()
    // a finished job passes its place on, so `active` stays
    else if (!(await turn(line))) refuse()
    try {
      return await job()
    } finally {
      handOn()
    }
  }
}
