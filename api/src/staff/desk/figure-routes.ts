import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import type { ApiEnv } from '../../http/env.ts'
import { query } from '../../http/validate.ts'
import { createNationalityFigures, nationalitiesToCsv } from '../../nationalities/figures.ts'
import { createFigures, toCsv } from './figures.ts'

interface FigureDeps {
  db: Database
  now: () => Date
}

const { readFigures, exportFigures, exportNationalities } = staffSchemas

/** A file of text for a spreadsheet. */
const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8; header=present',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
})

/** How the house does, for the owner. */
export const figureRoutes = ({ db, now }: FigureDeps) => {
  const figuresOf = createFigures(db, now)
  const nationalitiesOf = createNationalityFigures(db)
  return new Hono<ApiEnv>()
    .get('/figures', query(readFigures.query), async (c) => c.json(await figuresOf(c.req.valid('query'))))
    .get('/figures.csv', query(exportFigures.query), async (c) => {
      const { from, until } = c.req.valid('query')
      const csv = toCsv(await figuresOf({ from, until }))
      return c.body(csv, 200, csvHeaders(`calm-rest-${from}-${until}`))
    })
    .get('/nationalities.csv', query(exportNationalities.query), async (c) => {
      const { from, until } = c.req.valid('query')
      const csv = nationalitiesToCsv(await nationalitiesOf({ from, until }), c.get('lang'))
      return c.body(csv, 200, csvHeaders(`calm-rest-nationalities-${from}-${until}`))
    })
}
