import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { NationalityDialog } from './nationality-dialog.tsx'

const stay = {
  reference: 'CR-1',
  version: 'v1',
  firstName: 'Amara',
  lastName: 'Perera',
  guests: 4,
  nationalities: { DE: 3, FR: 1 },
  phoneCountry: null,
} as unknown as StaffStay

const mount = (given: Partial<StaffStay> = {}, onDone = () => {}) => {
  const shown = { ...stay, ...given }
  return mountInDesk(<NationalityDialog stay={shown} onClose={() => {}} onDone={onDone} />, {
    setNationalities: {} as never,
  })
}

it('lets others be no more than all but one of the guests', async () => {
  const { page } = await mount()
  const number = page.querySelector('input[max]')
  expect({ min: number?.getAttribute('min'), max: number?.getAttribute('max') }).toEqual({
    min: '0',
    max: '3',
  })
})

it('offers another one as long as there are guests for it', async () => {
  const { page, press, control } = await mount()
  const before = page.querySelectorAll('input[max]').length
  await press(control('Add another nationality'))
  expect(page.querySelectorAll('input[max]')).toHaveLength(before + 1)
  const { page: alone } = await mount({ guests: 1, nationalities: { DE: 1 } })
  expect(alone.textContent).not.toContain('Add another nationality')
})

it('sends how many guests there are of each, and leaves the rest to the first', async () => {
  const done = vi.fn()
  const { page, press, control, fill, submit, sent, until } = await mount({}, done)
  const [number] = page.querySelectorAll('input[max]')
  await fill(number ?? null, '2')
  await submit()
  await until(() => expect(done).toHaveBeenCalledOnce())
  expect(sent('setNationalities')).toEqual({ version: 'v1', nationalities: { DE: 2, FR: 2 } })
  await press(control('Add another nationality'))
  const [, another] = page.querySelectorAll('input[max]')
  await fill([...page.querySelectorAll('select')].at(-1) ?? null, 'IT')
  await fill(number ?? null, '')
  await submit()
  await until(() =>
    expect(sent('setNationalities')).toEqual({ version: 'v1', nationalities: { DE: 3, IT: 1 } }),
  )
  expect(another?.getAttribute('max')).toBe('3')
})

it('gives the focus to a nationality that was added, and to none that was there', async () => {
  const { press, control } = await mount()
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await press(control('Add another nationality'))
  expect(focused).toHaveBeenCalledOnce()
})
