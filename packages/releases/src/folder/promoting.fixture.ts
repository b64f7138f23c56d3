// A team in a process of its own: promotes two versions of a remote in turn. Arguments: folder of releases, remote, times.
import { createReleaseStore } from './folder-store.ts'

const [folder = '', remote = '', times = '1'] = process.argv.slice(2)
// teams that do nothing else may keep one of them waiting until they are done
const store = createReleaseStore(folder, { patienceMs: 120_000 })
for (let time = 0; time < Number(times); time += 1) {
  store.promote(remote, time % 2 === 0 ? '1.0.0' : '1.1.0', `team ${process.pid}`)
  process.stdout.write('.')
}
