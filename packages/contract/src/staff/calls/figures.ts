import * as s from '../shapes.ts'
import { get } from './call.ts'

/** What the property earns, and whom it had. */
export const figureCalls = {
  readFigures: get('/figures', 'read figures', { query: s.figuresQuery, answer: s.figures }),
  /** A file of text, with a header line. */
  exportFigures: get('/figures.csv', 'export', { query: s.figuresQuery, answer: s.figuresCsv }),
  /** Another one: the figures by nationality. */
  exportNationalities: get('/nationalities.csv', 'export', {
    query: s.figuresQuery,
    answer: s.nationalitiesCsv,
  }),
}
