import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeHouse } from '../house/stays.ts'
import { residentMb } from '../processes/memory.ts'
import { serve, stop } from '../processes/server.ts'
import type { Row } from '../row.ts'

const megabyte = 1024 * 1024

interface Oversized {
  name: string
  head: string
  /** What follows the head, piece by piece. */
  pieces: Iterable<Buffer | string>
}

const calls = [
  'bookings',
  'testimonials',
  'messages',
  'users',
  'auth/login',
  'auth/forgot',
  'bookings/by-link',
  'desk/link',
]

const post = (path: string, type: string, ...headers: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')

const block = Buffer.alloc(megabyte, 0x20)
const times = function* (count: number, piece: Buffer | string) {
  for (let i = 0; i < count; i += 1) yield piece
}
const chunks = function* (count: number) {
  for (let i = 0; i < count; i += 1) {
    yield `${block.length.toString(16)}\r\n`
    yield block
    yield '\r\n'
  }
  yield '0\r\n\r\n'
}

const whole = (name: string, path: string, body: string): Oversized => ({
  name,
  head: post(path, 'application/json', `Content-Length: ${Buffer.byteLength(body)}`),
  pieces: [body],
})

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** What the site itself reads: forms that a browser sends without a script. */
const pages = ['/contact', '/login', '/book']

const attacksOn = (megabytes: number, isShort: boolean): Oversized[] => [
  ...calls.flatMap((call): Oversized[] => {
    const path = `/api/${call}`
    return [
      {
        name: '100 MB',
        head: post(path, json, `Content-Length: ${megabytes * megabyte}`),
        pieces: times(megabytes, block),
      },
      {
        name: '100 MB in chunks',
        head: post(path, json, 'Transfer-Encoding: chunked'),
        pieces: chunks(megabytes),
      },
      whole('deep arrays', path, `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
      whole('deep objects', path, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
      whole(
        'lone surrogates',
        path,
        '{"firstName":"\\ud800","email":"\\udfff@example.com","message":"\\ud800"}',
      ),
      whole('NUL', path, '{"firstName":"\\u0000","email":"a\\u0000@example.com","token":"\\u0000"}'),
      whole('a bare NUL', path, '\0\0\0\0'),
      whole('a number without end', path, `{"totalPrice":1${'0'.repeat(60_000)}}`),
      whole('many fields', path, `{${Array.from({ length: 5000 }, (_, i) => `"f${i}":1`).join(',')}}`),
      { name: '17 KiB of headers', head: post(path, json, `X-Long: ${'x'.repeat(17 * 1024)}`), pieces: [] },
    ]
  }),
  ...(isShort ? [] : pages).flatMap((path): Oversized[] => [
    {
      name: '100 MB form',
      head: post(path, form, `Content-Length: ${megabytes * megabyte}`),
      pieces: times(megabytes, block),
    },
    {
      name: '100 MB form in chunks',
      head: post(path, form, 'Transfer-Encoding: chunked'),
      pieces: chunks(megabytes),
    },
    {
      name: '100 MB of parts',
      head: post(path, 'multipart/form-data; boundary=x', `Content-Length: ${megabytes * megabyte}`),
      pieces: times(megabytes, block),
    },
  ]),
]

/** The status that comes back; 0 where the connection was closed without one, as a server may while more is sent. */
const send = (port: number, { head, pieces }: Oversized) =>
  new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let [answer, isEnded] = ['', false]
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isEnded = true
      resolve(statusOf())
    })
    const write = async () => {
      socket.write(head)
      for (const piece of pieces) {
        if (isEnded) return
        if (!socket.write(piece))
          await new Promise<void>((go) => {
            socket.once('drain', go)
            socket.once('close', () => go())
          })
      }
    }
    void write()
  })

export const oversized: Row = {
  fault: 'bodies of 100 MB, deep JSON, half characters, NUL, 17 KiB of headers',
  expected: '4xx, and less than 50 MB more memory',
  run: async (torture) => {
    await makeHouse(torture.dir)
    const served = await serve(torture, torture.dir)
    const attacks = attacksOn(torture.isShort ? 10 : 100, torture.isShort)
    // what a first request of each kind costs once is not growth
    for (const attack of attacks.filter(({ name }) => !name.startsWith('100 MB')))
      await send(served.port, attack)
    const before = residentMb(served.pid)
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, residentMb(served.pid))
    }, 20)
    const statuses: number[] = []
    for (let i = 0; i < attacks.length; i += 4) {
      const four = attacks.slice(i, i + 4)
      const answers = await Promise.all(four.map((attack) => send(served.port, attack)))
      statuses.push(...answers)
      for (const [n, status] of answers.entries()) {
        if (status !== 0 && (status < 400 || status > 499))
          torture.say(`${status} for ${four[n]?.name}: ${four[n]?.head.split('\r\n', 1)}`)
      }
    }
    clearInterval(watch)
    await sleep(500)
    const after = residentMb(served.pid)
    const isAlive = served.isRunning()
    await stop(served)
    return [
      { what: 'requests', value: statuses.length },
      { what: 'answered 4xx', value: statuses.filter((status) => status >= 400 && status < 500).length },
      {
        what: 'cut off while they were still sending',
        value: statuses.filter((status) => status === 0).length,
      },
      {
        what: 'answered otherwise',
        value: statuses.filter((status) => status !== 0 && (status < 400 || status > 499)).length,
        exactly: 0,
      },
      { what: 'memory grown at most', value: most - before, unit: 'MB', atMost: 50 },
      { what: 'memory grown in the end', value: after - before, unit: 'MB', atMost: 50 },
      { what: 'process alive', value: isAlive ? 1 : 0, exactly: 1 },
    ]
  },
}
