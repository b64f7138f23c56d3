import { calls } from '@calm-rest/contract/openapi'
import type { StatusPart, StatusState } from '@calm-rest/contract/schemas'
import type { CountedRequest } from '../../core/metrics/request-counts.ts'

const minuteMs = 60_000
const minutes = 5
/** One failed request may be the fault of its own. */
const leastFailures = 5
const disturbedShare = 0.1
const downShare = 0.8

interface Answers {
  all: number
  failed: number
}

/** Routes of the site that are no page of it: files, and what others than guests ask for. Most answer whatever is broken. */
const besidePages =
  /^(none|\/(404|\.well-known|api|art|assets|partners|release-reports|releases|social|status|x)(\/.*)?|.*\.[a-z]+)$/

const partOf = ({ server, method, route }: CountedRequest): StatusPart | undefined => {
  if (server === 'site') {
    if (route.startsWith('/embed')) return 'elements'
    return besidePages.test(route) ? undefined : 'pages'
  }
  return method === 'POST' && route === calls.createBooking.path ? 'booking' : undefined
}

/** The share of answers from 500 on in the last minutes, by part: what guests meet, whatever the cause. */
export const createFailingAnswers = (elapsedMs: () => number = () => performance.now()) => {
  const byMinute = new Map<string, Answers>()
  const minute = () => Math.floor(elapsedMs() / minuteMs)
  return {
    count: (request: CountedRequest): void => {
      const part = partOf(request)
      // a refusal costs a stranger nothing, and says nothing
      const isRefusal = request.status >= 400 && request.status < 500
      if (part === undefined || isRefusal) return
      const key = `${part} ${minute()}`
      const answers = byMinute.get(key) ?? { all: 0, failed: 0 }
      answers.all += 1
      if (request.status >= 500) answers.failed += 1
      byMinute.set(key, answers)
    },
    stateOf: (part: StatusPart): StatusState => {
      const from = minute() - minutes
      const sum: Answers = { all: 0, failed: 0 }
      for (const [key, { all, failed }] of byMinute) {
        const [of, at] = key.split(' ')
        if (Number(at) < from) byMinute.delete(key)
        else if (of === part) {
          sum.all += all
          sum.failed += failed
        }
      }
      if (sum.failed < leastFailures || sum.failed < sum.all * disturbedShare) return 'works'
      return sum.failed < sum.all * downShare ? 'disturbed' : 'down'
    },
  }
}

export type FailingAnswers = ReturnType<typeof createFailingAnswers>
