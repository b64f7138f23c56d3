import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatusRecord, statusRecord } from './record.ts'

/** In the data folder, so that it can be read while the database is away. It holds nothing about anybody. */
const fileName = 'status.json'

/** The file of a data folder. */
export const openRecordFile = (dataDir: string) => {
  const file = join(dataDir, fileName)
  return {
    /** Undefined if there is none yet, or none that can be read: the record begins anew. */
    read: (): StatusRecord | undefined => {
      try {
        return statusRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
      } catch {
        return undefined
      }
    },
    /** Replaces it as a whole. On a full disk the record lives on in memory. */
    write: (record: StatusRecord): void => {
      try {
        const draft = `${file}.${process.pid}.new`
        writeFileSync(draft, JSON.stringify(record))
        renameSync(draft, file)
      } catch {
        // the next round tries again
      }
    },
  }
}
