import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import { type Level, pino } from 'pino'

interface LogOptions {
  file: string
  level: Level | 'silent'
  /** Maximum size. One older file beside it may be as large: together they never fill a disk. */
  mostBytes?: number
}

const defaultMostBytes = 64 * 1024 * 1024

/**
 * A log in a file, which is moved to FILE.1 when it is large. All lines of one turn of the event loop are written
 * together. If the disk accepts none they are lost, and guests are still answered: pino's own writer then ends the
 * process, or keeps it from ending.
 */
export const openLog = ({ file, level, mostBytes = defaultMostBytes }: LogOptions) => {
  let target = openTarget(file)
  let waiting: string[] = []
  let isOpen = true

  const turnOver = () => {
    renameSync(file, `${file}.1`)
    const next = openTarget(file)
    closeSync(target.descriptor)
    target = next
  }
  const flush = () => {
    const text = waiting.join('')
    waiting = []
    // once closed, its descriptor may belong to another file
    if (text === '' || !isOpen) return
    try {
      if (target.bytes >= mostBytes) turnOver()
      target.bytes += writeSync(target.descriptor, text)
    } catch {
      // there is nowhere left to report it
    }
  }
  const write = (line: string) => {
    waiting.push(line)
    if (waiting.length === 1) setImmediate(flush)
  }
  process.once('exit', flush)
  return {
    logger: pino({ level }, { write }),
    close: () => {
      process.off('exit', flush)
      flush()
      isOpen = false
      closeSync(target.descriptor)
    },
  }
}

const openTarget = (file: string) => {
  const descriptor = openSync(file, 'a', 0o600)
  return { descriptor, bytes: fstatSync(descriptor).size }
}
