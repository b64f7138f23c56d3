import { renameSync, statSync } from 'node:fs'
import { destination, type Level, pino } from 'pino'

interface LogOptions {
  file: string
  level: Level | 'silent'
  /** One older file beside it may be as large: together they never fill a disk. */
  mostBytes?: number
  lookMs?: number
}

const defaultMostBytes = 64 * 1024 * 1024
/** Lines that wait for a disk that takes none; what comes then is dropped, and guests are answered all the same. */
const mostWaitingBytes = 4 * 1024 * 1024

/** A log in a file, which is put aside as FILE.1 when it is large. */
export const openLog = ({ file, level, mostBytes = defaultMostBytes, lookMs = 60_000 }: LogOptions) => {
  const lines = destination({ dest: file, sync: false, maxLength: mostWaitingBytes })
  // a full disk takes no lines; without a listener it would take the process
  lines.on('error', () => {})
  const look = () => {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < mostBytes) return
    renameSync(file, `${file}.1`)
    lines.reopen()
  }
  const timer = setInterval(look, lookMs).unref()
  return {
    logger: pino({ level }, lines),
    close: () => {
      clearInterval(timer)
      try {
        // whoever closes it ends the process
        lines.flushSync()
      } catch {
        // nothing was written, or the disk takes none
      }
      lines.end()
    },
  }
}
