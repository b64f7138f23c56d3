import type { StaffFacts } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { FactsCard } from './facts-card.tsx'

const facts = {
  version: 'v1',
  phone: '+94 41 1',
  managerPhone: '+94 77 2',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '10:00',
} as StaffFacts

const mount = (answers: Answers = {}) => mountInDesk(<FactsCard />, { readFacts: facts, ...answers })

it('shows each fact with where guests see it', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Hours and telephone'
      h2: Hours and telephone
      form noValidate
        legend: Check-in and check-out
        p: In the booking form, in mail and its calendar file, in terms and brochure, and in search engines. What was mailed stays as it is.
        input 'Check-out until' name=checkOutUntil required type=time value=11:00
        input 'Check-in from' name=checkInFrom required type=time value=14:00
        legend: Breakfast
        p: On the contact page, under the hours.
        input 'From' name=breakfastFrom required type=time value=07:00
        input 'Until' name=breakfastUntil required type=time value=10:00
        p: At the top and the foot of every page, in mail, and in search engines. Without a country code it is a number of Sri Lanka.
        input 'Telephone of the house' autoComplete=off maxLength=40 name=phone required type=tel value=+94 41 1 described='At the top and the foot of every page, in mail, and in search engines. Without a country code it is a number of Sri Lanka.'
        p: On the manager’s page.
        input 'Telephone of the manager' autoComplete=off maxLength=40 name=managerPhone required type=tel value=+94 77 2 described='On the manager’s page.'
        button type=submit: Save"
  `)
})

it('saves only what was changed, and says so until something else is', async () => {
  const { fill, field, submit, sent, until, page, asked } = await mount({ changeFacts: facts })
  await fill(field('Check-in from'), '15:00')
  await submit()
  await until(() => expect(page.textContent).toContain('Saved. Guests see it'))
  expect(sent('changeFacts')).toEqual({ version: 'v1', checkInFrom: '15:00' })
  expect(asked.filter(({ name }) => name === 'readFacts')).toHaveLength(2)
  await fill(field('Telephone of the manager'), '1')
  expect(page.textContent).not.toContain('Saved. Guests see it')
  await fill(field('Telephone of the house'), '')
  await submit()
  await until(() => expect(page.textContent).toContain('Please fill this in.'))
})

it.each([
  ['checkInFrom', 'Check-out until'],
  ['breakfastUntil', 'From'],
])('keeps what was typed where %s is refused, until one of both times is mended', async (name, other) => {
  const { fill, field, submit, until, page } = await mount({
    changeFacts: refusedWith('invalid_request', 400, { fields: [{ field: name, code: 'time_not_after' }] }),
  })
  await fill(page.querySelector(`[name="${name}"]`), '06:00')
  await submit()
  await until(() => expect(page.textContent).toContain('This must be later than the time before it.'))
  expect(page.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true')
  expect(page.querySelector(`[name="${name}"]`)).toHaveProperty('value', '06:00')
  await fill(field(other), '05:00')
  expect(page.textContent).not.toContain('This must be later')
})
