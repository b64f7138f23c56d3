import type { DiskCall } from './disk-model.ts'

type TraceEvent = DiskCall | { kind: 'acknowledged'; reference: string }

/** Bytes of an argument: `strace -xx` writes every byte as \x2a. */
const bytesOf = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex')

const line = /^(\d+) +(\w+)\((.*)$/
const resumed = /^(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)/
const file = /^\d+<([^>]*)>/
const quoted = /"((?:\\x[0-9a-f]{2})*)"/g

const eventOf = (call: string, args: string): TraceEvent | undefined => {
  const path = decode(file.exec(args)?.[1] ?? '')
  const [first = '', second = ''] = [...args.matchAll(quoted)].map(([, text = '']) => text)
  switch (call) {
    case 'pwrite64': {
      const at = Number(/, (\d+)\)? /.exec(args.slice(args.lastIndexOf('"')).replace(/^", \d+/, ''))?.[1])
      return { kind: 'write', path, at, bytes: bytesOf(first) }
    }
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path }
    case 'ftruncate':
      return { kind: 'truncate', path, length: Number(/, (\d+)/.exec(args)?.[1]) }
    case 'unlink':
      return { kind: 'unlink', path: bytesOf(first).toString() }
    case 'link':
    case 'rename':
      return { kind: call, path: bytesOf(first).toString(), to: bytesOf(second).toString() }
    case 'write': {
      const reference = /CR-[\w-]+/.exec(bytesOf(first).toString('latin1'))?.[0]
      return args.startsWith('1<') && reference ? { kind: 'acknowledged', reference } : undefined
    }
    default:
      return undefined
  }
}

/** Decodes a path, which is also written as \x2a. */
const decode = (path: string) => (path.includes('\\x') ? bytesOf(path).toString() : path)

/** Reads the file operations and output of a worker under `strace -f -y -xx -s 1000000`, without failed calls. */
export const readTrace = (log: string): TraceEvent[] => {
  const events: TraceEvent[] = []
  /** By thread: an unfinished call, whose result is not known yet. */
  const begun = new Map<string, TraceEvent | undefined>()
  for (const row of log.split('\n')) {
    const ended = resumed.exec(row)
    if (ended) {
      const event = begun.get(ended[1] ?? '')
      if (event && Number(ended[3]) >= 0) events.push(event)
      continue
    }
    const [, thread = '', call = '', args = ''] = line.exec(row) ?? []
    const event = eventOf(call, args)
    if (args.includes('<unfinished ...>')) begun.set(thread, event)
    else if (event && !/\) += -1 /.test(args)) events.push(event)
  }
  return events
}
