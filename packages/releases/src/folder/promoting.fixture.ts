// A team in its own process: promotes two versions of a remote in turn. Arguments: folder of releases,
// remote, number of promotions.
import { createReleaseStore } from './folder-store.ts'

const [folder = '', remote = '', times = '1'] = process.argv.slice(2)
// busy teams may keep one of them waiting until they are done
const store = createReleaseStore(folder, { patienceMs: 120_000 })
for (let time = 0; time < Number(times); time += 1) {
  store.promote(remote, time % 2 === 0 ? '1.0.0' : '1.1.0', `team ${process.pid}`)
  process.stdout.write('.')
}
