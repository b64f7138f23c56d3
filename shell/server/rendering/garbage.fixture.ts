import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { frameOf } from './frames.ts'

// Hostile code that has the pipe of a worker for itself: start-worker.test.ts names what it writes.

const write = (bytes: Uint8Array | string) => writeSync(1, typeof bytes === 'string' ? frameOf(bytes) : bytes)
const say = (message: object) => write(JSON.stringify(message))

const garbage: Record<string, () => unknown> = {
  'a length of 4 GB': () => write(Uint8Array.of(255, 255, 255, 255)),
  "Node's own messages": () => say({ cmd: 'NODE_HANDLE_ACK' }),
  'no JSON': () => write('\u0000'),
  'a deep text': () => write('['.repeat(60_000)),
  'that it is ready again': () => say({ type: 'ready' }),
  'a call of another host': () =>
    say({ type: 'call', id: 1, job: 1, call: { method: 'GET', path: '//elsewhere/', headers: {} } }),
  "another remote's data": () =>
    say({
      type: 'rendered',
      id: 1,
      html: '',
      data: 'null},{"remote":"mf-auth","data":null',
      isRandom: false,
    }),
  'ten answers to one render': () => {
    for (let id = 1; id <= 10; id += 1) {
      say({ type: 'rendered', id, html: 'x'.repeat(4e6), data: 'null', isRandom: false })
    }
  },
  'a flood': () => {
    for (let id = 0; id < 100; id += 1) say({ type: 'pong', id })
  },
}

new Socket({ fd: 0, readable: true, writable: false }).once('data', (frame: Buffer) => {
  garbage[JSON.parse(frame.subarray(4).toString()).source]?.()
})
say({ type: 'ready' })
