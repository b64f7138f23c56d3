// A team in its own process: promotes two versions of a remote in turn. Arguments: data folder, remote,
// number of promotions.
import { openReleaseStore } from '../open-release-store.ts'

const [dataDir = '', remote = '', times = '1'] = process.argv.slice(2)
const store = await openReleaseStore(process.env, { dataDir, follows: false })
for (let time = 0; time < Number(times); time += 1) {
  await store.promote(remote, time % 2 === 0 ? '1.0.0' : '1.1.0', `team ${process.pid}`)
  process.stdout.write('.')
}
store.close()
