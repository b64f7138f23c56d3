import { checkDesks } from './check-desks.ts'

// runs one long check in a process of its own: DATA_DIR, seed, minutes; prints the result as JSON
const [dataDir = '', seed = '1', minutes = '1'] = process.argv.slice(2)
console.log(JSON.stringify(await checkDesks(dataDir, { seed: Number(seed), minutes: Number(minutes) })))
// a client's open connection must not delay the end
process.exit()
