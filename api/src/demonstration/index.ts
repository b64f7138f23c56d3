/** For whoever fills a data folder with invented guests. */
export type { Database } from '../database/database.ts'
export { openDatabase } from '../database/open.ts'
export { seed } from '../seed/seed.ts'
export { type Holding, holdingOf } from './holding.ts'
export { isDemonstration, markAsDemonstration } from './mark.ts'
