import { pino } from 'pino'
import { createApi } from '../index.ts'
import { placeOf } from './engine.ts'

/** A process that sends the outbox of `dataDir` to a mail server until it is killed. */
const [dataDir = '', smtpUrl = '', leaseMs = '1000'] = process.argv.slice(2)
await createApi({
  ...placeOf(dataDir),
  logger: pino({ level: 'silent' }),
  mail: {
    transport: { smtpUrl },
    from: { name: 'Calm Rest', address: 'stay@calmrest.example' },
    publicUrl: 'https://calmrest.example',
    pace: { pollMs: 50, retryFirstMs: 20, retryCapMs: 100, leaseMs: Number(leaseMs) },
  },
})
process.stdout.write('ready\n')
// the timers of the API keep no process alive
process.stdin.resume()
