import { expect, it } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { drawPhoto, sendPhoto } from '../../testing/photos.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'

const roomId = 'coral-suite'

const open = async () => {
  const desk = await openTestStaff('owner')
  const list = async () => (await desk.call('listPhotographs', { params: { roomId } })).data
  return {
    ...desk,
    list,
    order: async () => (await list()).photographs.map(({ id }) => id),
    send: async (sea: string) =>
      sendPhoto(desk.api, desk.headers, await drawPhoto(800, 200, sea).jpeg().toBuffer()),
    shown: async (): Promise<string[]> => (await (await desk.api.get(`/api/rooms/${roomId}`)).json()).images,
  }
}

it('R-staff-photographs: uploads, moves, removals and restorations appear on the next page view', async () => {
  const { api, call, send, list, order, shown } = await open()
  const scenes = await shown()
  expect(await list()).toMatchObject({ roomId, photographs: [], removed: [] })
  const first = await send('#111111')
  expect(first).toMatchObject({ status: 201, data: { photographs: [{ width: 480, height: 120 }] } })
  const { data } = await send('#222222')
  const [a, b] = data.photographs.map(({ id }: { id: number }) => id)
  expect((await api.get(data.photographs[0].src)).headers.get('Content-Type')).toBe('image/webp')
  const before = await shown()
  expect(before).toHaveLength(2)

  const body = { version: data.version, position: 1 }
  expect((await call('movePhotograph', { params: { roomId, id: b }, body })).data.photographs[0]?.id).toBe(b)
  expect(await shown()).toEqual(before.toReversed())
  // another phone still shows the former order
  const late = await call('movePhotograph', { params: { roomId, id: a }, body })
  expect([late.status, late.data.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.data.current).toMatchObject({ photographs: [{ id: b }, { id: a }] })
  expect(await order()).toEqual([b, a])

  const removed = await call('removePhotograph', { params: { roomId, id: b } })
  expect(removed.data).toMatchObject({ photographs: [{ id: a }], removed: [{ id: b }] })
  expect(await shown()).toEqual([before[0]])
  await call('removePhotograph', { params: { roomId, id: a } })
  expect(await shown()).toEqual(scenes)
  for (const id of [a, b]) await call('restorePhotograph', { params: { roomId, id } })
  expect(await order()).toEqual([b, a])
  const lines = await createAuditLog(api.db).newest(20, roomId)
  expect(lines.map(({ action, who }) => `${action} by ${who}`)).toContain('photograph remove by owner')
})

it('notifies the owner’s other phones of the changed room, and nobody without the right', async () => {
  const { api, send, call } = await open()
  const cleaner = await joinStaff(api, 'housekeeping')
  const newest = async () =>
    api.db.prepare<[], object>('SELECT kind, subject FROM desk_changes ORDER BY id DESC LIMIT 1').get()
  const { data } = await send('#111111')
  expect(await newest()).toEqual({ kind: 'room', subject: roomId })
  await api.db.exec('DELETE FROM desk_changes')
  const { id } = data.photographs[0]
  await call('removePhotograph', { params: { roomId, id } })
  expect(await newest()).toEqual({ kind: 'room', subject: roomId })
  expect((await cleaner.call('listPhotographs', { params: { roomId } })).status).toBe(403)
})

it('reports what does not exist or is impossible: rooms, photographs of another room, positions, a thirty-first', async () => {
  const { api, call, send, headers, list } = await open()
  const { data } = await send('#111111')
  const { id } = data.photographs[0]
  const codeOf = async (answer: Promise<{ data: { code?: string } }>) => (await answer).data.code
  expect(await codeOf(call('listPhotographs', { params: { roomId: 'attic' } }))).toBe('room_not_found')
  const jpeg = await drawPhoto().jpeg().toBuffer()
  expect(await codeOf(sendPhoto(api, headers, jpeg, { roomId: 'attic' }))).toBe('room_not_found')
  const elsewhere = { roomId: 'horizon-room', id }
  expect(await codeOf(call('removePhotograph', { params: elsewhere }))).toBe('photograph_not_found')
  expect(await codeOf(call('restorePhotograph', { params: { roomId, id: 77 } }))).toBe('photograph_not_found')
  const body = { version: data.version, position: 2 }
  expect(await codeOf(call('movePhotograph', { params: { roomId, id }, body }))).toBe('invalid_request')
  expect(await codeOf(send('#111111'))).toBe('photograph_exists')
  const insert = api.db.prepare(`
    INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
    VALUES ('coral-suite', ?, ?, 800, 200, '[480]', 800, 'data:', 'x', '2027-06-01')`)
  for (let position = 2; position <= 30; position += 1) await insert.run(position, String(position))
  expect(await codeOf(send('#222222'))).toBe('too_many_photographs')
  expect((await list()).photographs).toHaveLength(30)
})
