import { invalidFields } from '../../core/http/api-error.ts'
import type { Position } from './queries.ts'

const form = /^(?<createdAt>\d{4}-\d{2}-\d{2}T[\d:.]+Z) (?<id>[\w-]+)$/

export const writeCursor = ({ createdAt, id }: Position) =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

export const readCursor = (cursor: string): Position => {
  const { createdAt, id } = form.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (!createdAt || !id) throw invalidFields({ field: 'cursor', code: 'invalid_type' })
  return { createdAt, id }
}
