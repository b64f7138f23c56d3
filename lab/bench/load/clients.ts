import { connect, type Socket } from 'node:net'
import { readAnswers } from './read-answers.ts'

export interface LoadResult {
  answers: number
  seconds: number
  /** Number of answers by status. */
  statuses: Record<number, number>
  /** Milliseconds from a request to the end of its answer. */
  latenciesMs: number[]
}

interface LoadOptions {
  /** Ports of one server, or of several that share the clients. */
  ports: readonly number[]
  clients: number
  seconds: number
  /** Bytes of the next request; undefined if there is none left. */
  next: () => Buffer | undefined
}

/** Runs clients with one open connection each, which send the next request as soon as they have an answer. */
export const load = async ({ ports, clients, seconds, next }: LoadOptions): Promise<LoadResult> => {
  const statuses: Record<number, number> = {}
  const latenciesMs: number[] = []
  const sockets = await Promise.all(
    Array.from({ length: clients }, (_, i) => open(ports[i % ports.length] ?? 0)),
  )
  const startedMs = performance.now()
  let endedMs = startedMs

  const work = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let askedMs = 0
      const ask = () => {
        askedMs = performance.now()
        const request = askedMs - startedMs < seconds * 1000 ? next() : undefined
        if (!request) return resolve()
        socket.write(request)
      }
      const read = readAnswers(({ status }) => {
        endedMs = performance.now()
        statuses[status] = (statuses[status] ?? 0) + 1
        latenciesMs.push(endedMs - askedMs)
        ask()
      })
      socket.on('data', read)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('The server closed a connection.')))
      ask()
    })

  await Promise.all(sockets.map(work))
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  return { answers: latenciesMs.length, seconds: (endedMs - startedMs) / 1000, statuses, latenciesMs }
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
