import { checkDesks } from './check-desks.ts'

// one long check in a process of its own: DATA_DIR, seed, minutes; prints what came of it as JSON
const [dataDir = '', seed = '1', minutes = '1'] = process.argv.slice(2)
console.log(JSON.stringify(await checkDesks(dataDir, { seed: Number(seed), minutes: Number(minutes) })))
// a connection that a client has open keeps nobody waiting
process.exit()
