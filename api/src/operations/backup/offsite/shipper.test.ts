import { expect, it } from 'vitest'
import { createKeyPair } from './age.ts'
import { openShipped, shipAll } from './bucket.fixture.ts'

it('restores the state of each shipped moment, byte for byte', async () => {
  const { begin, book, clock, guestsAt, image, reader, now } = await openShipped()
  const shipper = begin()
  book('Amara')
  await shipAll(shipper)
  clock.ms += 2000
  book('Bandu')
  await shipper.ship()
  clock.ms += 2000
  book('Chandi')
  await shipper.ship()
  expect(await guestsAt()).toEqual({ guests: ['Amara', 'Bandu', 'Chandi'], reached: 4 })
  expect(await guestsAt(new Date(now().getTime() - 1))).toEqual({ guests: ['Amara', 'Bandu'], reached: 2 })
  expect(await guestsAt(new Date(now().getTime() - 2001))).toEqual({ guests: ['Amara'], reached: 0 })
  expect(await guestsAt(new Date(now().getTime() - 4001))).toBeUndefined()
  expect((await image())?.image.equals(reader.serialize())).toBe(true)
})

it('follows a database that other programs checkpoint, shrink and fill again', async () => {
  const { begin, book, writer, clock, image, reader } = await openShipped()
  const shipper = begin()
  for (let stay = 0; stay < 2000; stay += 1) book(`Guest ${stay} ${'x'.repeat(200)}`)
  await shipAll(shipper)
  const changes = [
    () => writer.pragma('wal_checkpoint(TRUNCATE)'),
    () => writer.exec('DELETE FROM stays WHERE id % 3 = 0'),
    () => writer.exec('VACUUM'),
    () => writer.pragma('wal_checkpoint(RESTART)'),
    () => writer.exec("UPDATE stays SET guest = 'Erased' WHERE id < 50"),
    () => book('Dilan'),
  ]
  for (const change of changes) {
    change()
    clock.ms += 2000
    await shipper.ship()
    expect((await image())?.image.equals(reader.serialize())).toBe(true)
  }
})

it('ships a state that failed with the next one, and keeps the log free meanwhile', async () => {
  const { begin, book, bucket, clock, guestsAt, writer } = await openShipped()
  const shipper = begin()
  await shipAll(shipper)
  const { create } = bucket.store
  bucket.store.create = async () => {
    throw new Error('away')
  }
  for (const guest of ['Amara', 'Bandu']) {
    book(guest)
    clock.ms += 2000
    await expect(shipper.ship()).rejects.toThrow('away')
    const [{ busy }] = writer.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
    expect(busy).toBe(0)
  }
  expect(await guestsAt()).toEqual({ guests: [], reached: 0 })
  bucket.store.create = create
  clock.ms += 2000
  await shipper.ship()
  expect(await guestsAt()).toEqual({ guests: ['Amara', 'Bandu'], reached: 6 })
})

it('goes on after an answer that was lost: the state is there, and no later one needs it', async () => {
  const { begin, book, bucket, clock, guestsAt, now } = await openShipped()
  const shipper = begin()
  await shipAll(shipper)
  const { create } = bucket.store
  bucket.store.create = async (...what) => {
    await create(...what)
    throw new Error('lost')
  }
  book('Amara')
  clock.ms += 2000
  await expect(shipper.ship()).rejects.toThrow('lost')
  bucket.store.create = create
  book('Bandu')
  clock.ms += 2000
  await shipper.ship()
  expect(await guestsAt()).toEqual({ guests: ['Amara', 'Bandu'], reached: 4 })
  expect(await guestsAt(new Date(now().getTime() - 1))).toEqual({ guests: ['Amara'], reached: 2 })
})

it('restores the generation before, whichever object of a new one is still missing', async () => {
  const { begin, book, clock, guestsAt } = await openShipped()
  book('Amara')
  await shipAll(begin())
  clock.ms += 5000
  book('Bandu')
  const next = begin()
  await next.ship()
  expect(await guestsAt()).toEqual({ guests: ['Amara'], reached: 0 })
  await next.shipPart()
  expect(await guestsAt()).toEqual({ guests: ['Amara'], reached: 0 })
  await next.shipPart()
  expect(await guestsAt()).toEqual({ guests: ['Amara', 'Bandu'], reached: 5 })
})

it('says each minute that nothing has changed, and makes the next snapshot only of changes', async () => {
  const { begin, book, clock, keys, guestsAt } = await openShipped({ snapshotEveryMs: 120_000 })
  const shipper = begin()
  await shipAll(shipper)
  for (let second = 0; second < 240; second += 2) {
    clock.ms += 2000
    await shipAll(shipper)
  }
  const counted = async () => {
    const all = await keys()
    return [
      all.filter((key) => key.includes('/segments/')).length,
      all.filter((key) => key.includes('whole')).length,
    ]
  }
  expect(await counted()).toEqual([4, 1])
  expect((await guestsAt())?.reached).toBe(182)
  book('Amara')
  await shipAll(shipper)
  expect(await counted()).toEqual([5, 2])
  book('Bandu')
  clock.ms += 2000
  await shipAll(shipper)
  expect((await guestsAt())?.guests).toEqual(['Amara', 'Bandu'])
})

it('is read by the key of the owner and that of the generation, and by no other', async () => {
  const { begin, book, guestsAt, ownKey, now } = await openShipped()
  book('Amara')
  await shipAll(begin())
  expect((await guestsAt(now(), ownKey.identity))?.guests).toEqual(['Amara'])
  const other = await createKeyPair()
  await expect(guestsAt(now(), other.identity)).rejects.toThrow('cannot be decrypted')
})

it('refuses an object under the name of another, and one that was changed', async () => {
  const { begin, book, bucket, clock, guestsAt } = await openShipped()
  const shipper = begin()
  await shipAll(shipper)
  for (const guest of ['Amara', 'Bandu']) {
    book(guest)
    clock.ms += 2000
    await shipper.ship()
  }
  const [first = '', second = ''] = [...bucket.objects.keys()].filter((key) => key.includes('/segments/'))
  const original = bucket.objects.get(second)
  const older = bucket.objects.get(first)
  if (!original || !older) throw new Error('Two segments were expected')
  bucket.objects.set(second, older)
  await expect(guestsAt()).rejects.toThrow('something else under the name')
  const changed = Buffer.from(original.content)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  original.content = changed
  bucket.objects.set(second, original)
  await expect(guestsAt()).rejects.toThrow('cannot be decrypted')
})
