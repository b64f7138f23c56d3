import { writeSync } from 'node:fs'

// Acts like a decoder taken over by a stranger's file. convert-apart.test.ts runs it in place of the real one.
const say = (answer: object) => writeSync(1, JSON.stringify(answer))

const does: Record<string, () => void> = {
  hangs: () => {
    for (;;) Math.random()
  },
  falls: () => process.kill(process.pid, 'SIGSEGV'),
  swells: () => {
    const taken: Buffer[] = []
    for (let gigabytes = 0; gigabytes < 2; gigabytes += 1) taken.push(Buffer.alloc(1024 ** 3, 1))
    say({ refused: `took ${taken.length} gigabytes`, code: 'too_many_photographs' })
  },
  'speaks to Node': () => {
    // a message that ends a parent listening by Node's IPC
    process.send?.({ cmd: 'NODE_HANDLE_ACK' })
    const { _send: send } = process as { _send?: (message: object) => void }
    send?.call(process, { cmd: 'NODE_HANDLE_ACK' })
    writeSync(1, '{"cmd":"NODE_HANDLE_ACK"}')
  },
  'says too much': () => {
    for (let i = 0; i < 100; i += 1) writeSync(1, 'x'.repeat(10_000))
  },
  'tells its environment': () => {
    say({ refused: Object.keys(process.env).join(' '), code: 'photograph_unreadable' })
  },
}

does[process.argv[2] ?? '']?.()
