import type { StaffRoomType } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mount, photograph, photographs } from './property.fixture.tsx'

it('moves photographs by buttons, and never beyond the ends', async () => {
  const { press, control, until, asked, sent, page } = await mount({}, { movePhotograph: {} as never })
  await press(control('Picture 1 one place earlier'))
  await press(control('Picture 3 one place later'))
  expect(sent('movePhotograph')).toBeUndefined()
  await press(control('Make picture 3 the first'))
  await until(() => expect(page.querySelector('[role="status"]:last-of-type')).not.toBeNull())
  await until(() => expect(page.textContent).toContain('Now picture 1 of 3.'))
  expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 1 })
  expect(asked.find(({ name }) => name === 'movePhotograph')?.address).toContain('/photographs/sea/3/move')
  await press(control('Picture 1 one place later'))
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 2 }))
})

it('removes a photograph, and takes it back', async () => {
  const { press, control, until, asked } = await mount(
    {},
    { removePhotograph: {} as never, restorePhotograph: {} as never },
  )
  await press(control('Remove picture 2'))
  await until(() => expect(asked.find(({ name }) => name === 'removePhotograph')?.address).toContain('/2'))
  await press(control('Undo'))
  await until(() => expect(asked.find(({ name }) => name === 'restorePhotograph')?.address).toContain('/9'))
})

it.each([
  ['a draft', { status: 'draft', missing: ['picture'] }, 'No photographs yet: the room needs one'],
  ['a room', {}, 'No photographs yet: guests see the drawn scenes.'],
] as [string, Partial<StaffRoomType>, string][])(
  'says of %s without photographs what guests see',
  async (_what, room, words) => {
    const { page } = await mount(room, { listPhotographs: { ...photographs, photographs: [], removed: [] } })
    expect(page.textContent).toContain(words)
  },
)

it('takes no more photographs than a room shows', async () => {
  const many = Array.from({ length: 40 }, (_, i) => photograph(i + 1))
  const { page, control } = await mount(
    {},
    { listPhotographs: { ...photographs, photographs: many, removed: [] } },
  )
  expect(page.textContent).toContain('which is all that it can show')
  expect(control('Choose photographs')).toHaveProperty('disabled', true)
})
