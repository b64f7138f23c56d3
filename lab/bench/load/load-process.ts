import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { answerParent } from '../processes/answer-parent.ts'
import { bookingRequests } from './booking-requests.ts'
import { load } from './clients.ts'

interface Job {
  ports: readonly number[]
  clients: number
  seconds: number
}

interface ReadJob extends Job {
  path: string
  headers: Record<string, string>
}

interface SpanJob extends Job {
  rooms: readonly { id: string }[]
  firstNight: string
  /** Number of spans that were requested before. */
  asked: number
}

interface BookJob extends Job {
  /** Rooms to book, one night each. */
  rooms: readonly { id: string; dollars: number }[]
  /** The first night that is free in all of them, and the number of nights. */
  firstNight: string
  nights: number
}

/** Bytes of a GET request as the page's client sends it. */
const getRequest = (path: string, headers: Record<string, string>) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Accept: application/json',
      'Sec-Fetch-Site: same-origin',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )

const starts = 300
const lengths = 60

/** Availability of one room after another, always for a span that was not requested before, so that no cache has it. */
const spanRequests = (rooms: readonly { id: string }[], firstNight: CalendarDate, asked: number) => {
  let count = asked
  return (): Buffer => {
    const { id } = rooms[count % rooms.length] ?? { id: '' }
    const turn = Math.floor(count / rooms.length)
    const from = addDays(firstNight, turn % starts)
    const to = addDays(from, 1 + (Math.floor(turn / starts) % lengths))
    count += 1
    return getRequest(`/api/rooms/${id}/availability?from=${from}&to=${to}`, {})
  }
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
