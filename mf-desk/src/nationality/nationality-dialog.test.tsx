import type { StaffStay } from '@calm-rest/contract/staff'
import type { TFunction } from 'i18next'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { aStay } from '../testing/stay.fixture.ts'
import { nationalitiesText } from './nationalities-text.ts'
import { NationalityButton } from './nationality-button.tsx'
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

it('lists nationalities by name, and first that of the phone', async () => {
  const { page, outline } = await mount({ guests: 2, nationalities: {}, phoneCountry: 'DE' })
  const options = [...page.querySelectorAll('option')].map((one) => one.textContent)
  expect(options.slice(0, 4)).toEqual(['Not noted', 'Germany', 'Afghanistan', 'Åland Islands'])
  expect(options.filter((name) => name === 'Germany')).toHaveLength(1)
  expect([...page.querySelectorAll('optgroup')].map((one) => one.getAttribute('label'))).toEqual([
    'By the phone number',
    'All',
  ])
  expect(page.querySelector('option[selected]')?.textContent).toBe('Germany')
  expect(outline('dialog')).toContain("For the authority's monthly form.")
  const { page: unknown } = await mount({ guests: 2, nationalities: {} })
  expect(unknown.querySelectorAll('optgroup')).toHaveLength(1)
  expect(unknown.querySelector('option[selected]')?.textContent).toBe('Not noted')
})

it('says beside the first one how many guests remain for it', async () => {
  const { page, press, control, outline } = await mount()
  expect(outline('dialog')).toContain('3 guests')
  await press(control('One guest more'))
  expect(outline('dialog')).toContain('2 guests')
  expect(page.querySelector('input[max]')).toHaveProperty('value', '2')
})

const there = aStay({ state: 'in_house', guests: 2 })

it.each([
  ['guests in house of whom nobody has asked', there, true],
  ['guests in house of whom one is noted', { ...there, nationalities: { DE: 1 } }, true],
  ['guests in house who are all noted', { ...there, nationalities: { DE: 2 } }, false],
  ['guests who are to come', aStay({ guests: 2 }), false],
])('asks for nationalities where some are missing: %s', async (_, shown, isAsked) => {
  const saved = vi.fn()
  const { page, press, control, submit, until, sent } = await mountInDesk(
    <NationalityButton stay={shown as StaffStay} onSaved={saved} />,
    { setNationalities: {} as never },
  )
  expect(page.querySelector('button') !== null).toBe(isAsked)
  if (!isAsked) return
  await press(control('Nationality of Amara Perera'))
  await submit()
  await until(() => expect(saved).toHaveBeenCalledOnce())
  expect(sent('setNationalities')).toMatchObject({ version: 'v1' })
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it.each([
  [{}, undefined],
  [{ DE: 2 }, 'Germany'],
  [{ DE: 1, FR: 1 }, 'Germany (1) · France (1)'],
  [{ FR: 1 }, 'France (1) · Not noted (1)'],
])('writes the nationalities %j of two guests: %s', (nationalities, words) => {
  const t = ((key: string, row?: { name: string; guests: number }) =>
    row
      ? `${row.name} (${row.guests})`
      : key === 'nationality.unknown' && 'Not noted') as unknown as TFunction
  expect(nationalitiesText(aStay({ guests: 2, nationalities }), 'en', t)).toBe(words)
})
