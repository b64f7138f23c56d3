import type { Api, Failure, ReviewedStay } from '@calm-rest/contract/api'
import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, vi } from 'vitest'
import { countryNames } from '../countries.ts'
import { renderView } from '../testing/render.fixture.tsx'
import { words } from '../words.ts'
import { WriteReviewView } from './view.tsx'

const render = (lang: Lang) => renderView(WriteReviewView, lang, { status: 'ready', data: null })

it.each([
  ['en', 'Submit Review', 'Back to Reviews', 'Air conditioned', 'Stay Duration'],
  ['de', 'Bewertung absenden', 'Zurück zu den Bewertungen', 'Klimatisiert', 'Aufenthaltsdauer'],
  ['zh', '提交点评', '返回点评页面', '空调房', '入住时长'],
] satisfies [Lang, ...string[]][])('renders on a server in %s', async (lang, ...expected) => {
  const html = await render(lang)
  for (const words of expected) expect(html).toContain(words)
})

it('keeps the exact values of the room types in every language', async () => {
  for (const html of await Promise.all([render('en'), render('de'), render('zh')])) {
    const values = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
    expect(values).toEqual(['standard', 'sea view', 'Air Conditioned', 'family'])
  }
})

it('begins with five stars', async () => {
  const html = await render('en')
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="5"')])
})

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const refused = (code: ErrorCode, error: string) => ({
  ok: false as const,
  failure: { kind: 'api' as const, status: 409, code, body: { error, code } } as Failure,
})

const stay = {
  name: 'Amara Perera',
  country: 'Sri Lanka',
  roomName: 'Sea view',
  roomType: 'sea view',
  stayDuration: 3,
  checkIn: '2027-05-01',
  checkOut: '2027-05-04',
} as ReviewedStay

const mount = async (calls: Partial<Api['reviews']>, token?: string) => {
  const view = await mountView(
    <WriteReviewView
      props={token === undefined ? {} : { token }}
      lang="en"
      loaded={{ status: 'ready', data: null }}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    { api: { reviews: calls } as Api },
  )
  const fillIn = async () => {
    await view.fill(view.field('Name'), 'Amara Perera')
    await view.fill(view.field('Country'), 'Sri Lanka')
    await view.fill(view.field('Review Title'), 'Quiet')
    await view.fill(view.page.querySelector('[name="review"]'), 'We slept well.')
  }
  return { ...view, fillIn }
}

it('asks for all of a review', async () => {
  const { outline } = await mount({})
  expect(outline()).toMatchInlineSnapshot(`
    "a href=/reviews
      Back to Reviews
    p: A few honest lines help the next guests, and us.
    form method=post noValidate
      input 'Name' autoComplete=name maxLength=80 name=name required type=text
      input 'Country' aria-autocomplete=list aria-expanded=false aria-haspopup=listbox autoComplete=country-name maxLength=80 name=country required role=combobox type=text
      legend: Rating
      input '1 star' name=rating required type=radio value=1
      input '2 stars' name=rating required type=radio value=2
      input '3 stars' name=rating required type=radio value=3
      input '4 stars' name=rating required type=radio value=4
      input '5 stars' name=rating required type=radio checked value=5
      input 'Review Title' maxLength=120 name=reviewTitle required type=text
      textarea 'Review' maxLength=4000 name=review required rows=5
      select 'Room Type' name=roomType required
        option disabled selected: Please choose
        option value=standard: Standard
        option value=sea view: Sea view
        option value=Air Conditioned: Air conditioned
        option value=family: Family
      button 'One night fewer' disabled type=button
      input 'Stay Duration in nights' inputMode=numeric max=365 min=1 name=stayDuration required type=number
      button 'One night more' type=button
      button type=submit: Submit Review"
  `)
})

it('sends a review, says when it appears, and begins anew', async () => {
  const create = vi.fn(async () => ok({ status: 'waiting' }) as never)
  const { fillIn, fill, field, submit, page, until } = await mount({ create })
  await submit()
  expect(page.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(3)
  expect(create).not.toHaveBeenCalled()
  await fillIn()
  await fill(field('Room Type'), 'family')
  await fill(page.querySelector('[name="stayDuration"]'), '4')
  await submit()
  await until(() => expect(page.textContent).toContain('Review submitted successfully!'))
  expect(page.textContent).toContain('The house reads it first')
  expect(create).toHaveBeenCalledWith({
    name: 'Amara Perera',
    country: 'Sri Lanka',
    rating: 5,
    reviewTitle: 'Quiet',
    review: 'We slept well.',
    roomType: 'family',
    stayDuration: 4,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(page.querySelector('[name="stayDuration"]')).toHaveProperty('value', '')
})

it('suggests every country that has a letter, however many they are', async () => {
  const { fill, field, page } = await mount({})
  await fill(field('Country'), 'a')
  const shown = [...page.querySelectorAll('[role="option"]')].map((option) => option.textContent)
  expect(shown).toEqual(countryNames('en').filter((name) => name.toLowerCase().includes('a')))
})

it('takes no second press while it sends, and keeps what was typed where the line is lost, for another try', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  const create = vi.fn(() => promise)
  const { fillIn, fill, field, submit, page, until, control } = await mount({ create })
  await fillIn()
  await fill(field('Room Type'), 'family')
  await fill(page.querySelector('[name="stayDuration"]'), '4')
  await submit()
  expect(control('Submitting...')).toHaveProperty('disabled', true)
  resolve({ ok: false, failure: { kind: 'network' } } as never)
  await until(() => expect(control('Submit Review')).toHaveProperty('disabled', false))
  expect(page.querySelector('[name="review"]')).toHaveProperty('value', 'We slept well.')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Failed to submit review.')
  await submit()
  await until(() => expect(create).toHaveBeenCalledTimes(2))
})

it.each([
  ['review_duplicate', 'You wrote this before.', true],
  ['internal', 'Broken.', false],
] as const)('says of %s why only where another try would not help', async (code, reason, isSaid) => {
  const { fillIn, fill, field, submit, page, until } = await mount({
    create: async () => refused(code, reason),
  })
  await fillIn()
  await fill(field('Room Type'), 'family')
  await fill(page.querySelector('[name="stayDuration"]'), '4')
  await submit()
  await until(() => expect(page.textContent).toContain('Failed to submit review.'))
  expect(page.textContent?.includes(reason)).toBe(isSaid)
})

it('knows the stay of a link, and leaves no form once it is reviewed', async () => {
  const stayByLink = vi.fn(async () => ok(stay))
  const createByLink = vi.fn(async () => ok({ status: 'published' }) as never)
  const { outline, fill, field, submit, page, until } = await mount({ stayByLink, createByLink }, 'abc')
  await until(() => expect(page.textContent).toContain('Your stay: Sea view'))
  expect(outline().split('\n').slice(0, 22).join('\n')).toMatchInlineSnapshot(`
    "a href=/reviews
      Back to Reviews
    div role=status
      p: Your stay: Sea view, 1 May 2027 to 4 May 2027
      Your review will have the mark “Verified stay”.
    form method=post noValidate
      input 'Name' autoComplete=name maxLength=80 name=name required type=text value=Amara Perera
      input 'Country' aria-autocomplete=list aria-expanded=false aria-haspopup=listbox autoComplete=country-name maxLength=80 name=country required role=combobox type=text value=Sri Lanka
      legend: Rating
      input '1 star' name=rating required type=radio value=1
      input '2 stars' name=rating required type=radio value=2
      input '3 stars' name=rating required type=radio value=3
      input '4 stars' name=rating required type=radio value=4
      input '5 stars' name=rating required type=radio checked value=5
      input 'Review Title' maxLength=120 name=reviewTitle required type=text
      textarea 'Review' maxLength=4000 name=review required rows=5
      select 'Room Type' disabled name=roomType required
        option disabled: Please choose
        option value=standard: Standard
        option selected value=sea view: Sea view
        option value=Air Conditioned: Air conditioned
        option value=family: Family"
  `)
  await fill(field('Name'), 'Amara')
  await fill(field('Review Title'), 'Quiet')
  await fill(page.querySelector('[name="review"]'), 'We slept well.')
  await submit()
  await until(() => expect(page.textContent).toContain('It is on our reviews page now.'))
  expect(createByLink).toHaveBeenCalledWith({
    token: 'abc',
    name: 'Amara',
    country: 'Sri Lanka',
    rating: 5,
    reviewTitle: 'Quiet',
    review: 'We slept well.',
  })
  expect(page.querySelector('form')).toBeNull()
})

it.each([
  ['link_invalid', 'This link is old.', true, 'You may write a review all the same'],
  ['review_exists', 'It is reviewed.', false, ''],
] as const)('says of a link why it leads to no stay: %s', async (code, reason, hasForm, more) => {
  const { page, until } = await mount({ stayByLink: async () => refused(code, reason) }, 'abc')
  await until(() => expect(page.textContent).toContain(reason))
  expect(page.querySelector('form') !== null).toBe(hasForm)
  expect(page.textContent).toContain(more)
  expect(page.textContent?.includes('You may write a review all the same')).toBe(hasForm)
})

it('asks for the stay again where it did not come', async () => {
  const stayByLink = vi
    .fn(async () => ok(stay) as never)
    .mockImplementationOnce(async () => ({ ok: false, failure: { kind: 'network' } }) as never)
  const { press, control, page, until } = await mount({ stayByLink }, 'abc')
  await until(() => expect(page.textContent).toContain('We could not load your stay.'))
  await press(control('Try again'))
  await until(() => expect(page.textContent).toContain('Your stay: Sea view'))
})
