import { ReleaseFailure } from './release-failure.ts'

/** A release that takes longer to come, or to show anything, counts as failed; a composition may name another limit. */
export const defaultDeadlineMs = 3000

/** Rejects with a time-out where `work` takes too long; what comes later is not waited for. */
export const withinDeadline = <T>(what: string, deadlineMs: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    const failure = new ReleaseFailure('timeout', `${what}: no answer within ${deadlineMs} ms`)
    timer = setTimeout(() => reject(failure), deadlineMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
