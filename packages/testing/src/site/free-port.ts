import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// below the range from which systems take ports for outgoing connections
const lowest = 20_000
const highest = 32_000
const attempts = 50

/** A port that nobody listens on at the moment, the first of `run` such ports in a row. */
export const freePort = async ({ run = 1 }: { run?: number } = {}): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = randomInt(lowest, highest - run)
    const ports = Array.from({ length: run }, (_, i) => first + i)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return first
  }
  throw new Error(`No ${run} free ports in a row were found in ${attempts} attempts.`)
}

/** @internal */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
