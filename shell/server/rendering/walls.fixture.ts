import { createSocket } from 'node:dgram'
import { readFileSync, writeSync } from 'node:fs'
import { connect, createServer, Socket } from 'node:net'
import { frameOf } from './frames.ts'

// Hostile code in the worker's own realm, before anything was taken away from it: walls.test.ts runs it as a worker.

const say = (message: object) => writeSync(1, frameOf(JSON.stringify(message)))

const reach = (socket: () => Socket) =>
  new Promise<string>((resolve) => {
    try {
      socket()
        .on('connect', () => resolve('reached'))
        .on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
    } catch (cause) {
      resolve((cause as NodeJS.ErrnoException).code ?? String(cause))
    }
  })

const listens = () =>
  new Promise<string>((resolve) => {
    createServer()
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
      .listen(0, '127.0.0.1', () => resolve('listens'))
  })

const sends = (port: number) =>
  new Promise<string>((resolve) => {
    const socket = createSocket('udp4').on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(String(code)),
    )
    socket.send('x', port, '127.0.0.1', (error) =>
      resolve(error ? String((error as NodeJS.ErrnoException).code) : 'sent'),
    )
  })

const reads = () => {
  try {
    return `${readFileSync(import.meta.filename).length > 0 && 'read'}`
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code
  }
}

new Socket({ fd: 0, readable: true, writable: false }).once('data', async (frame: Buffer) => {
  const { source } = JSON.parse(frame.subarray(4).toString())
  const { port, path } = JSON.parse(source)
  const outcomes = {
    connects: await reach(() => connect(port, '127.0.0.1')),
    'connects to a socket of the file system': await reach(() => connect(path)),
    listens: await listens(),
    sends: await sends(port),
    'reads its own code': reads(),
  }
  say({ type: 'failed', id: 0, message: JSON.stringify(outcomes) })
})
say({ type: 'ready' })
