import { integrityOf } from '@calm-rest/releases'
import { livePage } from './live-page.ts'

const rhythm = { everyMs: 15_000, typedMs: 200 }

/** The script of the pages of releases, which no other page loads. */
const text = `(${String(livePage)})(${JSON.stringify(rhythm)})`
const integrity = integrityOf(Buffer.from(text))

/** Its address changes with it, so that no cache has another. */
const address = `/releases/live.js?${new URLSearchParams({ v: integrity.slice(-8) })}`

export const liveScript = { text, integrity, address }
