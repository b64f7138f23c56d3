import { expect, it } from 'vitest'
import { openHouse } from './house.fixture.ts'

it('one amenity more has a name for each language, which is its own; a change of its words is in every room that has it', async () => {
  const { call, change, asGuest, log } = await openHouse()
  const names = { en: 'Espresso machine', de: 'Espressomaschine', zh: '意式咖啡机' }
  const { status, data } = await call('addAmenity', { body: { icon: 'tea', names } })
  expect([status, data]).toMatchObject([201, { id: 'espresso-machine', icon: 'tea', names }])
  const twice = await call('addAmenity', {
    body: { icon: 'tea', names: { ...names, en: 'Coffee', zh: '咖啡' } },
  })
  expect(twice.data).toMatchObject({ fields: [{ field: 'names.de', code: 'taken' }] })
  const unknown = await call('addAmenity', { body: { icon: 'skull' as never, names: { ...names, zh: '' } } })
  expect(unknown.data).toMatchObject({
    fields: [
      { field: 'icon', code: 'invalid_choice' },
      { field: 'names.zh', code: 'required' },
    ],
  })
  await change({ amenities: [data.id] })
  const other = { ...names, de: 'Siebträger' }
  const changed = await call('changeAmenity', {
    params: { id: data.id },
    body: { version: data.version, icon: 'breakfast', names: other },
  })
  expect([changed.status, changed.data.names]).toEqual([200, other])
  expect(await asGuest('de')).toMatchObject({ amenities: ['Siebträger'], amenityIcons: ['breakfast'] })
  const stale = await call('changeAmenity', {
    params: { id: data.id },
    body: { version: data.version, icon: 'tea', names },
  })
  expect([stale.status, stale.data.code]).toEqual([409, 'changed_meanwhile'])
  expect((await log()).map(({ action }) => action)).toEqual(['amenity add', 'room change', 'amenity change'])
})
