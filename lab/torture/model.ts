import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '@calm-rest/releases/checkout'
import type { Scenario } from './scenario.ts'

interface EngineCheck {
  stories: number
  requests: number
  bookings: number
  counterexample?: string
}

export const model: Scenario = {
  fault: 'stories of booking, trying again, cancelling and passing time, up to four at the same moment',
  expected: 'the answers and the database as in a simple model, in some order of what happened at once',
  run: async ({ seed, isShort, dir, say }) => {
    const stories = isShort ? 150 : 30_000
    const script = join(root, 'api/src/testing/model/run.ts')
    const child = spawn(process.execPath, [script, dir, String(seed), String(stories)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    if (code !== 0) throw new Error(`The model ended with ${code}.`)
    const check: EngineCheck = JSON.parse(output)
    if (check.counterexample) say(`FOUND: ${check.counterexample}`)
    return [
      { what: 'stories', value: check.stories, atLeast: stories },
      { what: 'requests to book', value: check.requests, atLeast: stories },
      { what: 'bookings', value: check.bookings, atLeast: 1 },
      { what: 'stories that end otherwise than the model', value: check.counterexample ? 1 : 0, exactly: 0 },
    ]
  },
}
