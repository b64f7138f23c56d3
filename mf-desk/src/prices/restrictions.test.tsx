import { expect, it } from 'vitest'
import { mount, rules } from './prices.fixture.tsx'

it('lists restrictions with what they forbid, for whom and when', async () => {
  const { outline, page } = await mount('Restrictions')
  expect(outline().split('\n').slice(7).join('\n')).toMatchInlineSnapshot(`
    "div 'Restrictions' role=tabpanel
      li
        article '20 Dec 2027 – 5 Jan 2028'
          h2: 20 Dec 2027 – 5 Jan 2028
          p: at least 3 nights · at most 14 nights · no arrivals · no departures · booked 2 days ahead or more · booked 90 days ahead at most
          p: Sea view · for stays that arrive on these days · Fri Sat · Flexible
          button 'End 20 Dec 2027 – 5 Jan 2028' type=button: End
      li
        article '24 Dec 2027'
          h2: 24 Dec 2027
          p: no arrivals
          p: All room types
          button 'End 24 Dec 2027' type=button: End
      p role=status
      button type=button: Add a restriction"
  `)
  expect(page.querySelector('[role="tabpanel"]')?.textContent).not.toContain('Change')
})

it('ends a restriction once that is confirmed', async () => {
  const { press, control, outline, sent, until, said } = await mount('Restrictions', {
    endRestriction: rules,
  })
  await press(control('End 24 Dec 2027'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'End 24 Dec 2027' role=alertdialog described='Guests see it from their next page on. What is booked stays as it is.'
      h2: End 24 Dec 2027
      p: Guests see it from their next page on. What is booked stays as it is.
      button type=button: Leave as it is
      button type=button: End"
  `)
  await press(control('End'))
  await until(() => expect(said()).toBe('Saved. Guests see it from their next page on.'))
  expect(sent('endRestriction')).toEqual({ version: 'v5', place: 4 })
})

it('adds a restriction, with a stay that it would refuse', async () => {
  const { press, control, outline, fill, field, sent, until, submit, page } = await mount('Restrictions', {
    addRestriction: rules,
  })
  await press(control('Add a restriction'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Add a restriction'
      h2: Add a restriction
      button 'Close' type=button
      form noValidate
        select 'Room' name=roomId
          option: All room types
          option value=sea: Sea view
          option value=loft: Loft
        input 'First day' min=2027-05-10 name=from required type=date value=2027-05-10
        input 'Last day' min=2027-05-10 name=until required type=date value=2027-05-10
        div 'Weekdays (every day)' role=group
          p: Weekdays (every day)
          button aria-pressed=false type=button: Mon
          button aria-pressed=false type=button: Tue
          button aria-pressed=false type=button: Wed
          button aria-pressed=false type=button: Thu
          button aria-pressed=false type=button: Fri
          button aria-pressed=false type=button: Sat
          button aria-pressed=false type=button: Sun
        input 'Nights at least' inputMode=numeric max=90 min=1 name=minNights type=number
        input 'Nights at most' inputMode=numeric max=90 min=1 name=maxNights type=number
        select 'Nights are counted for stays'
          option selected value=stay_through: with one of these nights
          option value=arrival: that arrive on these days
        p role=status
        select 'Rate plan' name=plan
          option: All rate plans
          option value=standard: Standard rate
          option value=flexible: Flexible
        input 'Days ahead at least' autoComplete=off inputMode=numeric max=730 min=0 name=minDaysAhead type=number
        input 'Days ahead at most' autoComplete=off inputMode=numeric max=730 min=0 name=maxDaysAhead type=number
        input 'no arrivals' name=closedToArrival type=checkbox
        input 'no departures' name=closedToDeparture type=checkbox
        button type=submit: Add"
  `)
  await fill(field('First day'), '2027-12-20')
  await fill(field('Last day'), '2028-01-05')
  await fill(field('Nights at least'), '3')
  await press(control('Fri'))
  expect(page.querySelector('dialog p[role="status"]')?.textContent).toMatchInlineSnapshot(
    `"A stay from 23 Dec to 25 Dec (2 nights) would be refused: it includes the night of 24 Dec."`,
  )
  await fill(field('Nights are counted'), 'arrival')
  expect(page.querySelector('dialog p[role="status"]')?.textContent).toMatchInlineSnapshot(
    `"A stay from 24 Dec to 26 Dec (2 nights) would be refused: it begins on 24 Dec. Guests who arrive earlier are not bound."`,
  )
  await fill(field('Rate plan'), 'flexible')
  await fill(field('Days ahead at least'), '7')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addRestriction')).toEqual({
    version: 'v5',
    roomId: '',
    plan: 'flexible',
    from: '2027-12-20',
    until: '2028-01-06',
    weekdays: [5],
    binds: 'arrival',
    minNights: 3,
    minDaysAhead: 7,
    closedToArrival: false,
    closedToDeparture: false,
  })
})

it('forbids arrivals and departures for one room, without a number of nights', async () => {
  const { press, control, fill, tick, field, sent, until, submit, page } = await mount('Restrictions', {
    addRestriction: rules,
  })
  await press(control('Add a restriction'))
  await fill(field('Room'), 'loft')
  await tick(field('no arrivals'))
  await tick(field('no departures'))
  await fill(field('Nights at most'), '5')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addRestriction')).toEqual({
    version: 'v5',
    roomId: 'loft',
    plan: '',
    from: '2027-05-10',
    until: '2027-05-11',
    weekdays: [],
    binds: 'stay_through',
    maxNights: 5,
    closedToArrival: true,
    closedToDeparture: true,
  })
})

it('shows no example without both days', async () => {
  const { press, control, fill, field, page } = await mount('Restrictions')
  await press(control('Add a restriction'))
  await fill(field('Nights at least'), '3')
  const example = () => page.querySelector('dialog p[role="status"]')?.textContent
  expect(example()).toContain('would be refused')
  await fill(field('Last day'), '')
  expect(example()).toBe('')
  await fill(field('Last day'), '2027-05-10')
  await fill(field('First day'), '')
  expect(example()).toBe('')
})
