import { answerParent } from '../processes/answer-parent.ts'
import { bookingRequests } from './booking-requests.ts'
import { load } from './clients.ts'
import { getRequest } from './get-request.ts'
import { spanRequests } from './span-requests.ts'

interface Job {
  ports: readonly number[]
  clients: number
  seconds: number
}

export interface ReadJob extends Job {
  path: string
  headers: Record<string, string>
}

export interface SpanJob extends Job {
  rooms: readonly { id: string }[]
  firstNight: string
  /** Number of spans that were requested before. */
  asked: number
}

export interface BookJob extends Job {
  /** Rooms to book, one night each. */
  rooms: readonly { id: string; dollars: number }[]
  /** The first night that is free in all of them, and the number of nights. */
  firstNight: string
  nights: number
}

// the clients run in another process than the server
answerParent({
  read: ({ path, headers, ...job }: ReadJob) => {
    const request = getRequest(path, headers)
    return load({ ...job, next: () => request })
  },
  readSpans: ({ rooms, firstNight, asked, ...job }: SpanJob) => {
    const next = spanRequests(rooms, firstNight, asked)
    return load({ ...job, next })
  },
  book: ({ rooms, firstNight, nights, ...job }: BookJob) => {
    const next = bookingRequests(rooms, firstNight, nights)
    return load({ ...job, next })
  },
})
