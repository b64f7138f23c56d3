import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, query } from '../../core/http/validate.ts'
import { staysOf } from '../../stays/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { csvFile } from './csv-file.ts'

interface BookDeps {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

const { readBooks, exportBooks, exportJournal, saveAccountNumbers } = staffCalls

/** The books of a month, posted until yesterday, for a bookkeeper. */
export const bookRoutes = ({ db, commandsOf, now }: BookDeps) => {
  const { books, posting } = staysOf(db)
  return new Hono<ApiEnv>()
    .get('/books', query(readBooks.query), async (c) => {
      await posting(now())
      return c.json(await books.ofMonth(c.req.valid('query').month, c.get('lang')))
    })
    .get('/books.csv', query(exportBooks.query), async (c) => {
      const { month } = c.req.valid('query')
      await posting(now())
      return csvFile(c, `books-${month}`, await books.stayRows(month, c.get('lang')))
    })
    .get('/journal.csv', query(exportJournal.query), async (c) => {
      const { month } = c.req.valid('query')
      await posting(now())
      return csvFile(c, `journal-${month}`, await books.journalRows(month, c.get('lang')))
    })
    .post('/books/numbers', jsonBody(saveAccountNumbers.body), async (c) => {
      await commandsOf(c).books.setNumbers(c.req.valid('json').numbers)
      return c.json({ success: true as const })
    })
}
