import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Saves standard input as a file, which goes with this process. Returns its path. */
export const saveInput = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'photograph')
  await pipeline(process.stdin, createWriteStream(file))
  return file
}
