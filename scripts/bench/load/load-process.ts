import { answerParent } from '../processes/answer-parent.ts'
import { bookingRequests } from './booking-requests.ts'
import { load } from './clients.ts'
import { getRequest } from './get-request.ts'

export interface ReadJob {
  port: number
  clients: number
  seconds: number
  path: string
  headers: Record<string, string>
}

export interface BookJob {
  port: number
  clients: number
  seconds: number
  /** The rooms that are booked, a night each. */
  rooms: readonly { id: string; dollars: number }[]
  /** The first night that is free in all of them, and how many follow. */
  firstNight: string
  nights: number
}

// so many clients, in a process that is not the server's
answerParent({
  read: ({ path, headers, ...job }: ReadJob) => {
    const request = getRequest(path, headers)
    return load({ ...job, next: () => request })
  },
  book: ({ rooms, firstNight, nights, ...job }: BookJob) => {
    const next = bookingRequests(rooms, firstNight, nights)
    return load({ ...job, next })
  },
})
