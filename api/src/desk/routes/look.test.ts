import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { createForgetRemoved, folderMedia } from '../../media/index.ts'
import { drawPhoto } from '../../testing/photos.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-api.ts'

const open = async () => {
  const desk = await openTestStaff('owner')
  const { api, call, headers } = desk
  const mediaDir = join(api.dataDir, 'media')
  return {
    ...desk,
    mediaDir,
    look: async () => (await call('readLook')).data,
    /** What pages read of the look. */
    shown: async () => (await (await api.get('/api/hotel/day')).json()).facts.look,
    send: async (place: string, bytes: Uint8Array, type = 'image/png') => {
      const answer = await api.app.request(`/api/staff/look/pictures/${place}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: new Uint8Array(bytes),
      })
      return { status: answer.status, data: await answer.json() }
    },
    folders: () => (existsSync(mediaDir) ? readdirSync(mediaDir) : []),
  }
}

const coast = { drawings: 'coast', map: '/art/map.svg' }

it('R-staff-look: guests see the owner’s colour from then on, and the audit log has it', async () => {
  const { api, call, look, shown } = await open()
  expect(await shown()).toEqual(coast)
  const { version } = await look()
  const { data } = await call('changeLook', { body: { version, accent: '#10214b', drawings: 'plain' } })
  expect(data).toMatchObject({ accent: '#10214b', drawings: 'plain' })
  expect(await shown()).toEqual({ drawings: 'plain', accent: '#10214b', map: '/art/map.svg' })
  const late = await call('changeLook', { body: { version, accent: null } })
  expect([late.status, late.data.code]).toEqual([409, 'changed_meanwhile'])
  await call('changeLook', { body: { version: data.version, accent: null, drawings: 'coast' } })
  expect(await shown()).toEqual(coast)
  const lines = await createAuditLog(api.db).newest(20, 'property')
  expect(lines.map(({ action }) => action)).toEqual(['look change', 'look change'])
})

it.each(['red', '#10214B;}body{display:none', '#fff', 'url(https://evil.example/)', ''])(
  'refuses %j as a colour',
  async (accent) => {
    const { call, look, shown } = await open()
    const { version } = await look()
    const refused = await call('changeLook', { body: { version, accent } })
    expect([refused.status, refused.data]).toMatchObject([400, { fields: [{ field: 'accent' }] }])
    expect(await shown()).toEqual(coast)
  },
)

it('R-staff-look: shows a logo and a photograph until they are removed, and then leaves no file of them', async () => {
  const { api, call, send, shown, folders, mediaDir } = await open()
  const mark = sharp({ create: { width: 200, height: 80, channels: 4, background: '#10214b' } })
  const { status, data } = await send('logo', await mark.png().toBuffer())
  expect([status, data.logo]).toMatchObject([200, { width: 200, height: 80, plate: 'dark' }])
  const served = await api.get(data.logo.src)
  expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await api.get(data.logo.icon)).headers.get('Content-Type')).toBe('image/png')
  await send('hero', await drawPhoto().jpeg().toBuffer(), 'image/jpeg')
  expect((await shown()).hero).toMatchObject({ width: 800, height: 200 })
  expect(folders()).toHaveLength(2)
  for (const place of ['logo', 'hero'] as const) await call('removeLookPicture', { params: { place } })
  expect(await shown()).toEqual(coast)
  await createForgetRemoved({ db: api.db, files: folderMedia(mediaDir) }).forgetOld(testNow)
  expect(folders()).toEqual([])
})

it('refuses a logo with its reason, and leaves nothing of it', async () => {
  const { send, folders, shown } = await open()
  const svg = await send('logo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
  expect([svg.status, svg.data.code]).toEqual([422, 'logo_svg'])
  const huge = await send('logo', Buffer.alloc(2 * 1024 * 1024 + 1))
  expect([huge.status, huge.data.code]).toEqual([413, 'logo_too_large'])
  expect([folders(), await shown()]).toEqual([[], coast])
})
