import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// below the range of ports that systems use for outgoing connections
const lowest = 20_000
const share = 1_500
const shares = 8
const attempts = 50

/** Test files run in parallel: each worker has its own ports, so that none takes another's. */
const shareOf = (worker = '0') => lowest + (Number(worker) % shares) * share

/** A free port, the first of `run` free ports in a row. */
export const freePort = async ({ run = 1 }: { run?: number } = {}): Promise<number> => {
  const from = shareOf(process.env.VITEST_POOL_ID)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = randomInt(from, from + share - run)
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
