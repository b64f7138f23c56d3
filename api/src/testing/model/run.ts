import { checkEngine } from './check-engine.ts'

// runs one long check in a process of its own: DATA_DIR, seed, number of stories; prints the result as JSON
const [dataDir = '', seed = '1', stories = '100'] = process.argv.slice(2)
console.log(JSON.stringify(await checkEngine(dataDir, { seed: Number(seed), stories: Number(stories) })))
