import { writeSync } from 'node:fs'
import { ApiError } from '../../core/http/api-error.ts'
import type { ConversionAnswer } from './conversion-answer.ts'
import { convertPhoto } from './convert-photo.ts'

// Converts one photograph or logo and ends (see convert-apart.ts). Arguments are the file, the folder and what it becomes.
// The answer is one line of JSON on stdout. The end of stdin means that the site has ended.
const [file = '', folder = '', kind] = process.argv.slice(2)
process.stdin.once('end', () => process.exit(1)).resume()

const answer = await convertPhoto(file, folder, kind === 'logo' ? 'logo' : 'photograph').then(
  (converted): ConversionAnswer => ({ converted }),
  (cause: unknown): ConversionAnswer => {
    if (!(cause instanceof ApiError)) throw cause
    return { refused: cause.message, code: cause.code }
  },
)
writeSync(1, JSON.stringify(answer))
process.exit(0)
