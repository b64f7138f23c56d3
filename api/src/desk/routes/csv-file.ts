import type { Context } from 'hono'
import { toCsv } from '../../core/csv/index.ts'
import type { ApiEnv } from '../../core/http/env.ts'

/** A file for a spreadsheet. Without a byte order mark, Excel reads it in the local encoding. */
export const csvFile = (c: Context<ApiEnv>, name: string, rows: Parameters<typeof toCsv>[0]) =>
  c.body(toCsv(rows, c.get('lang')), 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
