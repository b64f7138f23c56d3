import { fetchPage, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const openForm = async () => (await fetchPage('/write-review')).document

it('R-rule-review-required: has seven fields, all required; the rating cannot be empty', async () => {
  const document = await openForm()
  const fields = [...document.querySelectorAll('main form :is(input, select, textarea)')]
    .filter((field) => field.getAttribute('name') !== 'rating')
    .map((field) => `${field.getAttribute('name')} ${field.hasAttribute('required')}`)
  expect(fields).toEqual([
    'name true',
    'country true',
    'reviewTitle true',
    'review true',
    'roomType true',
    'stayDuration true',
  ])
})

it('R-rule-rating, R-const-rating: rates from 1 to 5 stars, 5 at first', async () => {
  const stars = [...(await openForm()).querySelectorAll('main form [type=radio][name=rating]')]
  expect(stars.map((star) => star.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5'])
  expect(stars.map((star) => star.hasAttribute('checked'))).toEqual([false, false, false, false, true])
})

it('R-review-room-types: offers the room types standard, sea view, Air Conditioned and family, and none at first', async () => {
  const options = [...(await openForm()).querySelectorAll('main form [name=roomType] option')]
  const values = options
    .filter((one) => !one.hasAttribute('disabled'))
    .map((one) => one.getAttribute('value'))
  expect(values).toEqual(['standard', 'sea view', 'Air Conditioned', 'family'])
  const selected = options
    .filter((one) => one.hasAttribute('selected'))
    .map((one) => one.getAttribute('value'))
  expect(selected).toEqual([''])
})

it('R-rule-review-rows: gives the review 5 rows, and names no limit', async () => {
  const document = await openForm()
  expect(document.querySelector('textarea[name=review]')?.getAttribute('rows')).toBe('5')
  expect(textOf(document, 'main form')).not.toMatch(/\d{3,}/)
})
