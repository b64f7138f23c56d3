import { get } from './route.ts'

/** What the house earns, and whom it had. */
export const figureRoutes = {
  readFigures: get('/api/staff/figures', 'read figures'),
  exportFigures: get('/api/staff/figures.csv', 'read figures'),
  exportNationalities: get('/api/staff/nationalities.csv', 'read figures'),
}
