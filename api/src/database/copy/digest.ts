import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'

/** Of all bytes of a database and of its log: the same database, and nothing was written to it since. */
export const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const part of [file, `${file}-wal`]) {
    if (existsSync(part)) for await (const bytes of createReadStream(part)) hash.update(bytes)
  }
  return hash.digest('hex')
}
