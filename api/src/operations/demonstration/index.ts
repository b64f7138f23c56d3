/** For programs that fill a data folder with invented guests. */
export type { Database } from '../../core/database/database.ts'
export { openDatabase } from '../../core/database/open.ts'
export { seed } from '../../stays/index.ts'
export { type Holding, holdingOf } from './holding.ts'
export { isDemonstration, markAsDemonstration } from './mark.ts'
