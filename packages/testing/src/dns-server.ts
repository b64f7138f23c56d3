import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import { whenDone } from './cleanup.ts'

const types: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' }

/** A name as DNS writes it: each label behind its length, and an empty one. */
const nameOf = (name: string): Buffer =>
  Buffer.concat(
    [...name.split('.').filter(Boolean), ''].map((label) =>
      Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]),
    ),
  )

/** Bytes of a record, by its type; a text is cut into parts of 255 bytes, as DNS has them. */
const dataOf = (type: string, value: string): Buffer => {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA') {
    const [head = '', tail = ''] = value.split('::')
    const first = head.split(':').filter(Boolean)
    const last = tail.split(':').filter(Boolean)
    const zeros = new Array<string>(8 - first.length - last.length).fill('0')
    const groups = isIPv6(value) ? [...first, ...zeros, ...last] : []
    return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
  }
  // its preference, then the name
  if (type === 'MX') return Buffer.concat([Buffer.from([0, 10]), nameOf(value)])
  const parts = value.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])))
}

/** End of the one question in a message, behind its header of 12 bytes; and the name it asks for. */
const readQuestion = (message: Buffer) => {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), type: types[message.readUInt16BE(at + 1)] ?? '?', end: at + 5 }
}

const answer = (message: Buffer, records: Record<string, readonly string[]>): Buffer => {
  const { name, type, end } = readQuestion(message)
  const values = records[`${type} ${name}`] ?? []
  const isKnown = Object.keys(records).some((record) => record.endsWith(` ${name}`))
  const header = Buffer.from(message.subarray(0, 12))
  // an authoritative answer; 3 says that there is no such name
  header.writeUInt16BE(0x8580 | (isKnown ? 0 : 3), 2)
  header.writeUInt16BE(values.length, 6)
  header.writeUInt32BE(0, 8)
  const answers = values.map((value) => {
    const data = dataOf(type, value)
    const head = Buffer.alloc(12)
    // the name of the question
    head.writeUInt16BE(0xc00c, 0)
    head.writeUInt16BE(message.readUInt16BE(end - 4), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(data.length, 10)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([header, message.subarray(12, end), ...answers])
}

/**
 * A DNS server on the loopback interface with records such as `{ 'A calmrest.example': ['203.0.113.7'] }`; without
 * records it answers nobody.
 */
export const startDns = async (records: Record<string, readonly string[]> | undefined) => {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { name, type } = readQuestion(message)
    asked.push(`${type} ${name}`)
    if (records) socket.send(answer(message, records), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  let isOpen = true
  const stop = async () => {
    if (!isOpen) return
    isOpen = false
    await new Promise<void>((resolve) => socket.close(() => resolve()))
  }
  whenDone(stop)
  /** `asked`: all questions so far, as `TXT house.example`. */
  return { server: `127.0.0.1:${socket.address().port}`, stop, asked }
}
