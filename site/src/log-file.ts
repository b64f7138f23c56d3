import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import { type Level, pino } from 'pino'

interface LogOptions {
  file: string
  level: Level | 'silent'
  /** One older file beside it may be as large: together they never fill a disk. */
  mostBytes?: number
}

const defaultMostBytes = 64 * 1024 * 1024

/**
 * A log in a file, which is put aside as FILE.1 when it is large. All lines of one turn of the event loop are written
 * together. Where the disk takes none they are lost, and guests are answered all the same: pino's own writer then ends
 * the process, or keeps it from ending.
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
    // once closed, its number may be that of another file
    if (text === '' || !isOpen) return
    try {
      if (target.bytes >= mostBytes) turnOver()
      target.bytes += writeSync(target.descriptor, text)
    } catch {
      // nobody is left who could be told
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
