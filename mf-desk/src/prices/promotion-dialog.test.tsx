import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { mount, rules } from './prices.fixture.tsx'

it('adds a promotion code of dollars, or of per cent', async () => {
  const { outline, press, control, fill, field, sent, until, submit, page } = await mount('Codes', {
    addPromotionCode: rules,
  })
  await press(control('Add a code'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Add a code'
      h2: Add a code
      button 'Close' type=button
      form noValidate
        p: Six to twenty letters and digits.
        input 'Code' autoCapitalize=characters autoComplete=off maxLength=20 minLength=6 name=code required type=text described='Six to twenty letters and digits.'
        select 'Takes off' name=kind
          option selected value=percent: Per cent
          option value=dollars: Amount of each room
        input 'Amount' inputMode=decimal min=0.01 name=amount required step=0.01 type=number
        input 'Last day to book' min=2027-05-10 name=bookUntil type=date
        input 'Bookings at most' inputMode=numeric max=100000 min=1 name=maxUses type=number
        input 'First night' min=2027-05-10 name=from type=date
        input 'Last night' min=2027-05-10 name=last type=date
        input 'Nights at least' autoComplete=off inputMode=numeric max=90 min=1 name=minNights type=number
        div 'Weekdays (every day)' role=group
          p: Weekdays (every day)
          button aria-pressed=false type=button: Mon
          button aria-pressed=false type=button: Tue
          button aria-pressed=false type=button: Wed
          button aria-pressed=false type=button: Thu
          button aria-pressed=false type=button: Fri
          button aria-pressed=false type=button: Sat
          button aria-pressed=false type=button: Sun
        summary: All 2 room types
        legend: Rooms
        input 'Sea view' type=checkbox checked
        input 'Loft' type=checkbox checked
        button type=button: None
        button type=submit: Add"
  `)
  await fill(field('Code'), 'monsoon')
  await fill(field('Amount'), '12.5')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addPromotionCode')).toEqual({
    version: 'v5',
    code: 'monsoon',
    bookUntil: '',
    from: '',
    until: '',
    weekdays: [],
    roomIds: [],
    percent: 12.5,
  })
  await press(control('Add a code'))
  await fill(field('Code'), 'SUNSET')
  await fill(field('Takes off'), 'dollars')
  await fill(field('Amount'), '20')
  await fill(field('Last day to book'), '2027-08-01')
  await fill(field('Bookings at most'), '7')
  await fill(field('First night'), '2027-07-01')
  await fill(field('Last night'), '2027-07-31')
  await fill(field('Nights at least'), '2')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addPromotionCode')).toEqual({
    version: 'v5',
    code: 'SUNSET',
    bookUntil: '2027-08-01',
    from: '2027-07-01',
    until: '2027-08-01',
    weekdays: [],
    roomIds: [],
    minNights: 2,
    dollars: 20,
    maxUses: 7,
  })
})

it.each(['percent', 'dollars'])('shows at the amount why %s were refused', async (field) => {
  const {
    press,
    control,
    fill,
    field: fieldOf,
    until,
    submit,
  } = await mount('Codes', {
    addPromotionCode: refusedWith('invalid_request', 400, { fields: [{ field, code: 'too_large' }] }),
  })
  await press(control('Add a code'))
  await fill(fieldOf('Code'), 'MONSOON')
  await fill(fieldOf('Amount'), '120')
  await submit()
  await until(() => expect(fieldOf('Amount').getAttribute('aria-invalid')).toBe('true'))
})

it('changes all terms of a code, for some rooms and weekdays alone', async () => {
  const code = { code: 'OLD5', dollars: 20, from: '2027-05-01', until: '2027-06-01', maxUses: 9, uses: 4 }
  const { press, control, fill, field, sent, until, submit, page, tick } = await mount('Codes', {
    readRateRules: { ...rules, promotionCodes: [code] },
    changePromotionCode: rules,
  })
  await press(control('Change OLD5'))
  expect(page.querySelector('dialog[open] [name="code"]')).toBeNull()
  expect(
    [field('Amount'), field('Bookings at most'), field('First night'), field('Last night')].map(
      (one) => (one as HTMLInputElement).value,
    ),
  ).toEqual(['20', '9', '2027-05-01', '2027-05-31'])
  await fill(field('Takes off'), 'percent')
  await fill(field('Amount'), '15')
  await fill(field('Bookings at most'), '')
  await press(control('Fri'))
  await tick(field('Sea view'), false)
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changePromotionCode')).toEqual({
    version: 'v5',
    code: 'OLD5',
    bookUntil: '',
    from: '2027-05-01',
    until: '2027-06-01',
    weekdays: [5],
    roomIds: ['loft'],
    percent: 15,
  })
})
