import { expect } from 'vitest'
import { hourMs, openPushed } from '../notify/phones/pushed.fixture.ts'
import { it, onBoth } from '../testing/both-engines.ts'
import { openTestDatabase } from '../testing/test-api.ts'
import { createAlarms } from './alarms.ts'
import type { Finding } from './check.ts'

const soon: Finding = { severity: 'soon', facts: { percent: 8 } }
const urgent: Finding = { severity: 'urgent', facts: { percent: 2 } }

/** A site whose disk is as the test says, by the hour. */
const openWatched = async () => {
  const pushed = await openPushed()
  const { api, now, mail } = pushed
  const { note, open } = createAlarms(api.db)
  const rows = api.db.prepare<[], number>('SELECT COUNT(*) FROM outbox').pluck()
  return {
    ...pushed,
    open,
    disk: (outcome: Finding | 'well' | 'unknown') => note('disk', outcome, now()),
    /** Subjects of the mail to the property. */
    subjects: () => mail.received.map(({ subject }) => subject),
    /** Messages and mails that were ever added. */
    added: () => rows.get(),
  }
}

it('R-watch-told: rings the owner’s phone in its language, with what to do, and nobody else', async () => {
  const { join, disk, subjects } = await openWatched()
  const owner = await join('owner')
  const desk = await join('desk')
  await disk(soon)
  await expect.poll(owner.told).toEqual([
    {
      title: 'Festplatte fast voll',
      body: expect.stringMatching(
        /^Die Festplatte Ihrer Website ist fast voll \(8 % frei\)\..*Bitten Sie die Person/,
      ),
      lang: 'de',
      path: '/desk/today',
      tag: 'alarm disk',
    },
  ])
  expect([desk.told(), subjects()]).toEqual([[], []])
})

it('R-watch-told: mails where no phone takes alarms, and what cannot wait in both ways', async () => {
  const { join, disk, subjects, mail, setAhead } = await openWatched()
  await disk(soon)
  await expect.poll(subjects).toEqual(['Disk almost full'])
  expect(mail.received[0]?.recipients).toEqual(['stay@calmrest.example'])
  expect(mail.received[0]?.text).toMatch(/8 % free[\s\S]*Ask the person who runs your machine/)
  const owner = await join()
  setAhead(hourMs)
  await disk(urgent)
  await expect.poll(owner.tags).toEqual(['alarm disk'])
  await expect.poll(subjects).toEqual(['Disk almost full', 'Disk almost full'])
})

it('R-watch-once: tells of a cause once a day, and of its end once it has stayed away', async () => {
  const { join, disk, added, setAhead } = await openWatched()
  const { told } = await join()
  const bodies = () => told().map(({ title }) => title)
  await disk(soon)
  await expect.poll(bodies).toEqual(['Festplatte fast voll'])
  for (const hours of [1, 2]) {
    setAhead(hours * hourMs)
    await disk(soon)
  }
  // a cause that goes and comes back within the half hour has not ended
  setAhead(2.1 * hourMs)
  await disk('well')
  await disk('unknown')
  setAhead(2.2 * hourMs)
  await disk(soon)
  expect(await added()).toBe(1)
  setAhead(3 * hourMs)
  await disk('well')
  await expect.poll(bodies).toEqual(['Festplatte fast voll', 'Wieder in Ordnung'])
  // again on the same day: neither its begin nor its end
  setAhead(5 * hourMs)
  await disk(soon)
  setAhead(6 * hourMs)
  await disk('well')
  expect(await added()).toBe(2)
  setAhead(26 * hourMs)
  await disk(soon)
  await expect.poll(bodies).toHaveLength(3)
})

it('R-watch-once: repeats what lasts after a day if it is urgent, otherwise after a week', async () => {
  const { disk, added, setAhead } = await openWatched()
  const addedAt = async (days: number, outcome: Finding) => {
    setAhead(days * 24 * hourMs + hourMs)
    await disk(outcome)
    return added()
  }
  expect([
    await addedAt(0, soon),
    await addedAt(2, soon),
    await addedAt(6, soon),
    await addedAt(7, soon),
  ]).toEqual([1, 1, 1, 2])
  // told again when it becomes urgent, not when it becomes less so
  expect([await addedAt(8, urgent), await addedAt(8.1, soon), await addedAt(8.2, urgent)]).toEqual([3, 3, 3])
  expect([await addedAt(8.9, urgent), await addedAt(9, urgent)]).toEqual([3, 4])
})

it('R-watch-quiet: waits for the end of quiet hours, unless guests are turned away', async () => {
  const { join, disk, added, setAhead } = await openWatched()
  const { call, tags } = await join()
  await call('setPush', { body: { kinds: ['alarm'], quiet: { from: '11:00', until: '19:00' } } })
  await disk(soon)
  // over before anybody was told: nobody hears of either
  setAhead(2 * hourMs)
  await disk('well')
  expect([await added(), tags()]).toEqual([1, []])
  setAhead(3 * hourMs)
  await disk(urgent)
  await expect.poll(tags).toEqual(['alarm disk'])
  setAhead(8 * hourMs)
  await expect.poll(added).toBe(3)
  expect(tags()).toEqual(['alarm disk'])
})

onBoth('R-watch-once: processes that find the same at once tell of it once', async () => {
  const { api, now, open, added } = await openWatched()
  const other = await openTestDatabase(api.dataDir)
  const all = [api.db, other].map(createAlarms)
  await Promise.all([...all, ...all].map(({ note }) => note('disk', soon, now())))
  expect([await added(), (await open('en')).length]).toEqual([1, 1])
})

it('is silent about a cause of a newer version', async () => {
  const { api, open, join } = await openWatched()
  await api.db.exec(`INSERT INTO alarms (cause, severity, facts, began_at, seen_at)
    VALUES ('volcano', 'urgent', '{}', '2027-06-01', '2027-06-01')`)
  const { call } = await join()
  expect([await open('en'), (await call('readAlarms')).data]).toEqual([[], { alarms: [] }])
})
