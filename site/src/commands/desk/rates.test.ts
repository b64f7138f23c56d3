import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, checkIn, checkOut, openSite } from './open-site.fixture.ts'

const name = { en: 'Name', de: 'Name', zh: '名称' }

const open = async () => {
  const site = await openSite()
  const folder = mkdtempSync(join(tmpdir(), 'rates-'))
  const fileOf = (base: string) => join(folder, base)
  const json = async (...args: string[]) => (await site.desk(...args)).json as Record<string, never>
  return { ...site, fileOf, json }
}

it('R-desk-rates: rates are exported, changed in the file, tried, imported and restored', async () => {
  const { call, desk, fileOf, json } = await open()
  const file = fileOf('rates.json')
  await desk('rates', 'export', file)
  const rates = JSON.parse(readFileSync(file, 'utf8'))
  const season = { season: 'High season', from: checkIn, until: addDays(checkIn, 1), percent: 20 }
  const tax = { id: 'green', name, amountCents: 100, per: 'person_night', included: false }
  writeFileSync(file, JSON.stringify({ ...rates, prices: [season], taxes: [tax] }))

  const stay = ['lighthouse-suite', '--from', checkIn, '--until', checkOut]
  const tried = await desk('rates', 'preview', ...stay, '--file', file)
  expect(tried.text).toMatch(new RegExp(`^${checkIn} .*282\\.00  High season, \\+20 %$`, 'm'))
  expect(tried.text).toMatch(/^Name +6\.00\ntotal +758\.00$/m)
  expect((await json('rates', 'preview', ...stay)).preview).toMatchObject({ totalPrice: 705 })

  await desk('rates', 'import', file)
  expect((await json('rates', 'preview', ...stay)).preview).toMatchObject({ totalPrice: 758 })
  expect(await call('/api/bookings', booking)).toMatchObject({ status: 409, data: { totalPrice: 758 } })
  expect((await desk('log', 'rates')).text).toContain('rates change')

  await desk('rates', 'restore', '0')
  expect((await json('rates', 'versions')).versions).toMatchObject([{ version: 2 }, { version: 1 }])
  expect((await call('/api/bookings', booking)).status).toBe(201)
})

it('a stay that guests cannot book is shown with what forbids it', async () => {
  const { desk, fileOf } = await open()
  const file = fileOf('rates.json')
  await desk('rates', 'export', file)
  const rates = JSON.parse(readFileSync(file, 'utf8'))
  const restriction = { from: checkIn, until: checkOut, minNights: 5 }
  writeFileSync(file, JSON.stringify({ ...rates, restrictions: [restriction] }))
  const shown = await desk(
    'rates',
    'preview',
    'lighthouse-suite',
    '--from',
    checkIn,
    '--until',
    checkOut,
    '--file',
    file,
  )
  expect(shown.text).toContain('Guests cannot book it: stay_too_short.')
  expect(shown.text).toContain('A stay on these dates has at least 5 nights.')
})

it('says of each kind how many rules there are, and which file cannot be read', async () => {
  const { desk, fileOf } = await open()
  expect((await desk('rates', 'versions')).text).toBe('The rates were never changed.')
  const file = fileOf('rates.json')
  expect((await desk('rates', 'export', file)).text).toBe(`wrote version 0 to ${file}`)
  const listed = await desk('rates', 'list')
  expect(listed.text).toMatch(/^version +0\n/)
  expect(listed.text).toMatch(/^prices +0$/m)
  await expect(desk('rates', 'import', fileOf('none.json'))).rejects.toThrow(
    'none.json cannot be read: ENOENT.',
  )
  writeFileSync(file, '{')
  await expect(desk('rates', 'import', file)).rejects.toThrow(/rates\.json is no JSON: /)
})
