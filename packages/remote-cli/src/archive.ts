import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'

/** A built release as one gzipped tar archive, release.json at its root; the same files make the same bytes. */
export const archive = (folder: string): Promise<Buffer> =>
  buffer(create({ cwd: folder, gzip: true, portable: true, noMtime: true }, readdirSync(folder).sort()))
