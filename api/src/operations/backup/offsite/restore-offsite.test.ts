import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { openTempDir, openTestApi } from '../../../testing/test-api.ts'
import { openShipped, shipAll } from './bucket.fixture.ts'
import { restoreOffsite } from './restore-offsite.ts'
import { openOffsiteSite } from './site.fixture.ts'

it('restores what was booked a moment before an orderly stop, with its files, into an empty folder', async () => {
  const { api, bucket, owner, start } = await openOffsiteSite()
  const releases = join(api.dataDir, 'releases')
  mkdirSync(join(releases, 'mf-spa/1.0.0'), { recursive: true })
  writeFileSync(join(releases, 'mf-spa/1.0.0/a.js'), 'export {}')
  const started = start({ releases })
  await expect.poll(() => [...bucket.objects.keys()].some((key) => key.includes('files/lists'))).toBe(true)
  await api.post('/api/bookings', goodBooking)
  await started.stop()
  const dataDir = openTempDir()
  const folders = { releases: join(dataDir, 'releases') }
  const restore = (more = {}) =>
    restoreOffsite(
      Object.assign(
        {
          store: bucket.store,
          identities: [owner.identity],
          at: new Date(),
          folders,
          dataDir,
          overNewer: false,
        },
        more,
      ),
    )
  const restored = await restore()
  expect(restored).toMatchObject({ bookings: 1, files: { releases: 1 }, left: [] })
  expect(restored.seenUntil).toEqual(restored.reachedAt)
  expect(readFileSync(join(dataDir, 'releases/mf-spa/1.0.0/a.js'), 'utf8')).toBe('export {}')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.from'))).toEqual([])
  const again = await openTestApi({ dataDir })
  expect((await again.get('/api/health/ready')).status).toBe(200)

  await expect(restore({ at: new Date(0) })).rejects.toThrow('has nothing of 1970-01-01')
  // releases that are there may have been retired since
  const second = openTempDir()
  mkdirSync(join(second, 'releases'))
  writeFileSync(join(second, 'releases/newer'), '')
  const partly = await restore({ dataDir: second, folders: { releases: join(second, 'releases') } })
  expect(partly).toMatchObject({ files: {}, left: ['releases'] })
  expect(existsSync(join(second, 'releases/mf-spa'))).toBe(false)
})

const hasAge = existsSync('/usr/bin/age')

it.runIf(hasAge)("a snapshot is restored with Debian's age and gunzip alone", async () => {
  const { bucket, owner, begin, book } = await openShipped()
  book('Amara')
  await shipAll(begin())
  const folder = openTempDir()
  writeFileSync(join(folder, 'owner.key'), `# created: today\n${owner.identity}\n`)
  const parts = [...bucket.objects].filter(([key]) => key.includes('/part-')).sort()
  const opened = parts.map(([, { content }]) =>
    gunzipSync(
      execFileSync('age', ['--decrypt', '--identity', join(folder, 'owner.key')], { input: content }),
    ),
  )
  const file = join(folder, 'calm-rest.db')
  writeFileSync(file, Buffer.concat(opened))
  const db = new Sqlite(file, { readonly: true })
  expect(db.prepare('SELECT guest FROM stays').pluck().all()).toEqual(['Amara'])
  db.close()
})
