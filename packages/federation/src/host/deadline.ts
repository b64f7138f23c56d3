import { ReleaseFailure } from './release-failure.ts'

/**
 * Default limit in milliseconds: a release that loads or renders later counts as failed. A composition may
 * set another limit.
 */
export const defaultDeadlineMs = 3000

/** Rejects with a time-out if `work` takes too long; a later result is ignored. */
export const withinDeadline = <T>(what: string, deadlineMs: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    const failure = new ReleaseFailure('timeout', `${what}: no answer within ${deadlineMs} ms`)
    timer = setTimeout(() => reject(failure), deadlineMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
