import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { query } from '../../core/http/validate.ts'
import { nationalityRows, staysOf } from '../../stays/index.ts'
import { csvFile } from './csv-file.ts'
import { createFigures, figureRows } from './figures.ts'

interface FigureDeps {
  db: Database
  now: () => Date
}

const { readFigures, exportFigures, exportNationalities } = staffCalls

/** Figures of the property, for the owner. */
export const figureRoutes = ({ db, now }: FigureDeps) => {
  const figuresOf = createFigures(db, now)
  const nationalitiesOf = staysOf(db).nationalityFigures
  return new Hono<ApiEnv>()
    .get('/figures', query(readFigures.query), async (c) => c.json(await figuresOf(c.req.valid('query'))))
    .get('/figures.csv', query(exportFigures.query), async (c) => {
      const { from, until } = c.req.valid('query')
      return csvFile(c, `figures-${from}-${until}`, figureRows(await figuresOf({ from, until })))
    })
    .get('/nationalities.csv', query(exportNationalities.query), async (c) => {
      const { from, until } = c.req.valid('query')
      const rows = nationalityRows(await nationalitiesOf({ from, until }), c.get('lang'))
      return csvFile(c, `nationalities-${from}-${until}`, rows)
    })
}
