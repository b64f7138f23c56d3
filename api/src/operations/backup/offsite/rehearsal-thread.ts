import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type BucketLocation, openBucket } from '@calm-rest/objects'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { rehearse } from './rehearse.ts'

/** Input of the thread that rehearses a restore, and then ends with the memory that it took. */
export interface RehearsalWork {
  location: BucketLocation
  generation: string
  /** Secret key of the generation. */
  identity: string
  dataDir: string
}

const { location, generation, identity, dataDir } = workerData as RehearsalWork
const store = await openBucket(location)
const db = new Sqlite(join(dataDir, databaseFile), { readonly: true, fileMustExist: true })
const result = await rehearse({ store, generation, identity, dataDir, db, now: () => new Date() })
db.close()
store.close()
parentPort?.postMessage(result)
