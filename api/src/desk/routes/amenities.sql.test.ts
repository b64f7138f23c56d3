import { expect, it } from 'vitest'
import { openProperty } from './property.fixture.ts'

it('a new amenity has a distinct name in each language; a change of its words applies to every room that has it', async () => {
  const { call, change, asGuest, log } = await openProperty()
  const names = { en: 'Espresso machine', de: 'Espressomaschine', zh: '意式咖啡机' }
  const { status, data } = await call('addAmenity', { body: { icon: 'tea', names } })
  expect([status, data]).toMatchObject([201, { id: 'espresso-machine', icon: 'tea', names }])
  const twice = await call('addAmenity', {
    body: { icon: 'tea', names: { ...names, en: 'Coffee', zh: '咖啡' } },
  })
  expect(twice.data).toMatchObject({ fields: [{ field: 'names.de', code: 'taken' }] })
  const unknown = await call('addAmenity', { body: { icon: 'skull' as never, names: { ...names, zh: '' } } })
  expect(unknown.data).toMatchObject({ fields: [{ field: 'icon', code: 'invalid_choice' }] })
  const nameless = await call('addAmenity', { body: { icon: 'tea', names: { ...names, en: '' } } })
  expect(nameless.data).toMatchObject({ fields: [{ field: 'names.en', code: 'required' }] })
  await change({ amenities: [data.id] })
  const other = { ...names, de: 'Siebträger', zh: '' }
  const changed = await call('changeAmenity', {
    params: { id: data.id },
    body: { version: data.version, icon: 'breakfast', names: other },
  })
  expect([changed.status, changed.data.names]).toEqual([200, other])
  expect(await asGuest('de')).toMatchObject({ amenities: ['Siebträger'], amenityIcons: ['breakfast'] })
  // Chinese guests read the main language of the property
  expect(await asGuest('zh')).toMatchObject({ amenities: [names.en], amenityLangs: ['en'] })
  const stale = await call('changeAmenity', {
    params: { id: data.id },
    body: { version: data.version, icon: 'tea', names },
  })
  expect([stale.status, stale.data.code]).toEqual([409, 'changed_meanwhile'])
  expect((await log()).map(({ action }) => action)).toEqual(['amenity add', 'room change', 'amenity change'])
})

it('R-staff-amenity-removed: an amenity can be removed once no room has it; until then the answer names the rooms that do', async () => {
  const { api, call, log } = await openProperty()
  const ids = async () => (await call('listAmenities')).data.map(({ id }) => id)
  const amenity = async () => {
    const found = (await call('listAmenities')).data.find(({ id }) => id === 'tub')
    return { params: { id: 'tub' }, body: { version: found?.version ?? '' }, rooms: found?.rooms ?? [] }
  }
  const { rooms, ...wanted } = await amenity()
  expect(rooms).toEqual(['lighthouse-suite'])
  const refused = await call('removeAmenity', wanted)
  expect([refused.status, refused.data]).toMatchObject([
    409,
    { code: 'amenity_in_use', current: { id: 'tub', rooms } },
  ])
  const params = { roomId: 'lighthouse-suite' }
  const { data: room } = await call('readRoomType', { params })
  const without = (ids: string[]) => ids.filter((id) => id !== 'tub')
  const { version, guests, size, texts } = room
  const lists = { features: without(room.features), amenities: without(room.amenities) }
  expect(
    (await call('changeRoomType', { params, body: { version, guests, size, texts, ...lists } })).status,
  ).toBe(200)
  await api.db.exec('DELETE FROM desk_changes')
  const stale = await call('removeAmenity', { params: wanted.params, body: { version: 'of before' } })
  expect([stale.status, stale.data.code]).toEqual([409, 'changed_meanwhile'])
  const { rooms: _, ...now } = await amenity()
  const removed = await call('removeAmenity', now)
  expect([removed.status, removed.data]).toEqual([200, { success: true }])
  expect(await ids()).not.toContain('tub')
  expect(await api.db.prepare<[], object>('SELECT kind, subject FROM desk_changes').all()).toEqual([
    { kind: 'amenity', subject: 'tub' },
  ])
  expect((await call('removeAmenity', now)).data.code).toBe('amenity_not_found')
  expect((await log()).map(({ action }) => action)).toEqual(['room change', 'amenity remove'])
})
