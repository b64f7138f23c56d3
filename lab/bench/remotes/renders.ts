import { segmentOf } from './copies.ts'

/** A link to a room, which the list of rooms has in its HTML, and the page around it has not. */
const link = /href="\/rooms\/[a-z]/
/** Remotes that are asked at the same time. */
const atOnce = 2
/** Pages of our own remotes that have a server bundle. */
const ownPages = ['/', '/rooms', '/rooms/lighthouse-suite', '/book', '/testimonials', '/login']

export interface TimedPage {
  ms: number
  /** Whether the HTML of the widget came with it. */
  isWhole: boolean
}

const timedPage = async (url: string, path: string): Promise<TimedPage> => {
  const startedMs = performance.now()
  const answer = await fetch(new URL(path, url))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return { ms: performance.now() - startedMs, isWhole: link.test(text) }
}

/** One page of a copy that no cache has: each `limit` is another page. */
export const pageOf = (url: string, remote: string, limit: number) =>
  timedPage(url, `/${segmentOf(remote)}?limit=${limit}`)

/** Asks for a page of every remote; returns those of the copies. */
export const visitAll = async (url: string, copies: readonly string[], limit: number) => {
  for (const path of ownPages) await timedPage(url, path)
  const pages: TimedPage[] = []
  for (let at = 0; at < copies.length; at += atOnce) {
    const next = copies.slice(at, at + atOnce)
    pages.push(...(await Promise.all(next.map((remote) => pageOf(url, remote, limit)))))
  }
  return pages
}
