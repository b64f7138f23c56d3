import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
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

const mount = (given: Partial<StaffStay> = {}) => {
  const shown = { ...stay, ...given }
  return mountInDesk(<NationalityDialog stay={shown} onClose={() => {}} onDone={() => {}} />, {})
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
