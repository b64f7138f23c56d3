const megabyte = 1024 * 1024

export interface Oversized {
  name: string
  head: string
  /** Pieces of the body, sent one after another. */
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

/** Pages that read submitted forms themselves. */
const pages = ['/contact', '/login', '/book']

/** Malicious requests to every call that reads a body. */
export const attacksOn = (megabytes: number, isShort: boolean): Oversized[] => [
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
