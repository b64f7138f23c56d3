/** Queries that cost more as the data grows, for benchmarks without HTTP. */
export type { Database } from './core/database/database.ts'
export { openDatabase } from './core/database/open.ts'
export { databaseFile } from './core/database/sqlite/open-file.ts'
export { propertyOf } from './property/index.ts'
export { staysOf } from './stays/index.ts'
