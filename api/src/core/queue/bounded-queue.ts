interface QueueSize {
  running: number
  /** Of all lines together. */
  waiting: number
  /** Of one line that has a name. */
  waitingOfLine?: number
}

type Turn = (mayRun: boolean) => void

/**
 * Runs a few jobs at a time, lets some wait, and calls `refuse` for those beyond. Lines are served in turn, so that a
 * long one delays no other. When as many wait as may, the longest line loses its last job to a shorter one.
 */
export const createBoundedQueue = (
  { running, waiting, waitingOfLine = waiting }: QueueSize,
  refuse: () => never,
) => {
  const lines = new Map<string | undefined, Turn[]>()
  let active = 0
  let waits = 0

  const longest = () => [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long))

  /** Whether a line may have one more; takes the place of another one where all are taken. */
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

  /** Gives a place to the first of the line whose turn it is; that line comes last then. */
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
    // a job that ends hands its place on, so `active` stays
    else if (!(await turn(line))) refuse()
    try {
      return await job()
    } finally {
      handOn()
    }
  }
}
