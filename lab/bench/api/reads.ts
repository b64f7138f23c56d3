import type { LoadResult } from '../load/clients.ts'
import type { BenchProcess } from '../processes/start-process.ts'
import { medianOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'
import type { Recorded } from './serve-bare.ts'

interface Server {
  port: number
}

interface ReadsDeps {
  api: BenchProcess<Server>
  bare: BenchProcess<Server>
  load: BenchProcess<object>
  rounds: number
  seconds: number
}

export interface ReadResult {
  name: string
  bytes: number
  perSecond: { ours: Spread; bare: Spread; ratio: Spread }
  /** Processor time of the server for one answer, in microseconds: other programs on the machine affect it less. */
  cpuMicros: { ours: Spread; bare: Spread; ratio: Spread }
  medianMs: { ours: number; bare: number }
}

export const readCases: readonly ReadCase[] = [
  { name: 'all rooms', path: '/api/rooms', headers: {} },
  { name: 'all rooms, brotli', path: '/api/rooms', headers: { 'Accept-Encoding': 'gzip, br' } },
  { name: 'a room', path: '/api/rooms/coral-suite?lang=de', headers: {} },
  {
    name: 'availability',
    path: '/api/rooms/coral-suite/availability?from=2027-07-01&to=2027-08-01',
    headers: {},
  },
  { name: 'reviews', path: '/api/testimonials?limit=10', headers: {} },
]

interface ReadCase {
  name: string
  path: string
  headers: Record<string, string>
}

const clients = 64

/** Headers that a server adds itself. */
const own = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Records an answer of the API, which the bare server then gives, too. */
export const record = async (
  port: number,
  { path, headers }: Pick<ReadCase, 'path' | 'headers'>,
): Promise<Recorded & { bytes: number }> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    // without this header fetch asks for a compressed body, unpacks it, and hides its size on the wire
    headers: { 'Accept-Encoding': 'identity', ...headers },
  })
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`)
  const length = Number(answer.headers.get('Content-Length'))
  const plain = Buffer.from(await answer.arrayBuffer())
  const body = plain.length === length ? plain : Buffer.alloc(length, plain)
  const recorded = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)))
  return {
    headers: { ...recorded, 'content-length': String(body.length) },
    body: body.toString('base64'),
    bytes: body.length,
  }
}

/** Measures one kind of read from the API and from a bare server that answers the same bytes, in turn in each round. */
export const measureRead = async (
  { api, bare, load, rounds, seconds }: ReadsDeps,
  asked: ReadCase,
): Promise<ReadResult> => {
  const recorded = await record(api.ready.port, asked)
  await bare.ask('answerWith', recorded)
  const once = async (server: BenchProcess<Server>, forSeconds: number) => {
    const before = await server.ask<number>('cpuMs')
    const { path, headers } = asked
    const job = { ports: [server.ready.port], clients, seconds: forSeconds, path, headers }
    const result = await load.ask<LoadResult>('read', job)
    const cpuMs = (await server.ask<number>('cpuMs')) - before
    if (result.statuses[200] !== result.answers) throw new Error(`Not all were 200: ${asked.name}`)
    return {
      perSecond: result.answers / result.seconds,
      cpuMicros: (cpuMs / result.answers) * 1000,
      medianMs: medianOf(result.latenciesMs),
    }
  }
  // warm up: the first requests are before the code is compiled
  for (const server of [api, bare]) await once(server, seconds * 2)
  const ours: Awaited<ReturnType<typeof once>>[] = []
  const theirs: typeof ours = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await once(api, seconds))
    theirs.push(await once(bare, seconds))
  }
  const compare = (figure: 'perSecond' | 'cpuMicros') => {
    const mine = ours.map((one) => one[figure])
    const others = theirs.map((one) => one[figure])
    return { ours: spreadOf(mine), bare: spreadOf(others), ratio: ratioOf(mine, others) }
  }
  return {
    name: asked.name,
    bytes: recorded.bytes,
    perSecond: compare('perSecond'),
    cpuMicros: compare('cpuMicros'),
    medianMs: {
      ours: medianOf(ours.map((one) => one.medianMs)),
      bare: medianOf(theirs.map((one) => one.medianMs)),
    },
  }
}
