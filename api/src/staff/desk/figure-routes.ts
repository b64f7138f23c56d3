import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import type { ApiEnv } from '../../http/env.ts'
import { query } from '../../http/validate.ts'
import { createFigures, toCsv } from './figures.ts'

interface FigureDeps {
  db: Database
  now: () => Date
}

const { readFigures, exportFigures } = staffSchemas

/** How the house does, for the owner. */
export const figureRoutes = ({ db, now }: FigureDeps) => {
  const figuresOf = createFigures(db, now)
  return new Hono<ApiEnv>()
    .get('/figures', query(readFigures.query), async (c) => c.json(await figuresOf(c.req.valid('query'))))
    .get('/figures.csv', query(exportFigures.query), async (c) => {
      const { from, until } = c.req.valid('query')
      const name = `calm-rest-${from}-${until}.csv`
      return c.body(toCsv(await figuresOf({ from, until })), 200, {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    })
}
