import type { ErrorCode } from '@calm-rest/contract/errors'
import { ActionRefused } from '../../action-refused.ts'
import { type ConvertedPhoto, convertPhoto } from './convert-photo.ts'

/** What the process says before it ends. */
export type Conversion = { converted: ConvertedPhoto } | { refused: string; code: ErrorCode | undefined }

/** Converts one photograph and ends (see convert-apart.ts); arguments are the file and the folder. */
const [file = '', folder = ''] = process.argv.slice(2)
// nobody is there any more who would want it
process.once('disconnect', () => process.exit(1))

const answer = await convertPhoto(file, folder).then(
  (converted): Conversion => ({ converted }),
  (cause: unknown): Conversion => {
    if (!(cause instanceof ActionRefused)) throw cause
    return { refused: cause.message, code: cause.code }
  },
)
process.send?.(answer, () => process.exit(0))
