import { worldCode } from './bundle-world.ts'
import { startWorker } from './start-worker.ts'

// A site that has started a worker, and says which: start-worker.test.ts ends it.
const worker = startWorker({
  message: () => process.stdout.write(String(worker.pid)),
  ended: () => process.exit(1),
})
worker.send({ type: 'bundle', name: 'mf-rooms 1.0.0', source: '', world: worldCode() })
setInterval(() => {}, 60_000)
