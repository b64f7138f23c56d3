import { expect, it } from 'vitest'
import { mount, rules } from './prices.fixture.tsx'

it('lists closures, each with the way to change it and to open again', async () => {
  const { outline, press, control, sent, until, said } = await mount('Closures', { endClosure: rules })
  expect(outline().split('\n').slice(7).join('\n')).toMatchInlineSnapshot(`
    "div 'Closures' role=tabpanel
      li
        article '1 Jun 2027 – 10 Jun 2027'
          h2: 1 Jun 2027 – 10 Jun 2027
          p: The whole house is closed for 10 nights.
          p: New roof
          button 'Change 1 Jun 2027 – 10 Jun 2027' type=button: Change
          button 'Next year as well: 1 Jun 2027 – 10 Jun 2027' type=button: Next year, too
          button 'Open again 1 Jun 2027 – 10 Jun 2027' type=button: Open again
      li
        article '1 Sept 2027'
          h2: 1 Sept 2027
          p: The whole house is closed for 1 night.
          button 'Change 1 Sept 2027' type=button: Change
          button 'Next year as well: 1 Sept 2027' type=button: Next year, too
          button 'Open again 1 Sept 2027' type=button: Open again
      p role=status
      button type=button: Close the house"
  `)
  await press(control('Open again 1 Sept 2027'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Open again 1 Sept 2027' role=alertdialog described='Guests can book these nights again from now on. Prices and restrictions hold as before.'
      h2: Open again 1 Sept 2027
      p: Guests can book these nights again from now on. Prices and restrictions hold as before.
      button type=button: Leave as it is
      button type=button: Open again"
  `)
  await press(control('Open again'))
  await until(() => expect(said()).toBe('Saved. Guests see it from their next page on.'))
  expect(sent('endClosure')).toEqual({ version: 'v5', place: 1 })
})

const met = {
  version: 'v6',
  nights: 3,
  stays: [
    {
      reference: 'CR-7',
      firstName: 'Amara',
      lastName: 'Perera',
      roomType: 'Sea view',
      unit: 2,
      checkIn: '2027-06-02',
      checkOut: '2027-06-05',
    },
  ],
  prices: 2,
  seasons: ['Monsoon'],
  restrictions: 1,
}

it('shows what a closure meets before the property is closed', async () => {
  const { outline, press, control, fill, field, sent, until, submit, page } = await mount('Closures', {
    previewClosure: met,
    closeProperty: rules,
  })
  await press(control('Close the house'))
  await until(() => expect(page.textContent).toContain('CR-7'))
  expect(sent('previewClosure')).toEqual({ from: '2027-05-10', until: '2027-05-11' })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Close the house'
      h2: Close the house
      button 'Close' type=button
      input 'First night' min=2027-05-10 required type=date value=2027-05-10
      input 'Last night' min=2027-05-10 required type=date value=2027-05-10
      input 'Note for the staff (optional)' autoComplete=off maxLength=80 type=text
      section 'What it meets'
        p role=status: All rooms are closed for 3 nights. Guests read that the house is closed, and portals that the rooms are taken.
        p: 1 stay is booked in these nights. It stays booked: tell the guest, or cancel it.
        li: Amara Perera2 Jun 2027 – 5 Jun 2027 · Sea view · 2 · CR-7
        p: Kept for when the house is open: 2 prices by date · 1 restriction · Monsoon
      button type=submit: Close the house"
  `)
  await fill(field('First night'), '2027-06-02')
  expect(field('Last night')).toHaveProperty('value', '2027-06-02')
  await fill(field('Last night'), '2027-06-04')
  await fill(field('Note for the staff'), 'Painting')
  await until(() => expect(sent('previewClosure')).toEqual({ from: '2027-06-02', until: '2027-06-05' }))
  await until(() => expect(page.textContent).toContain('CR-7'))
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('closeProperty')).toEqual({
    version: 'v6',
    from: '2027-06-02',
    until: '2027-06-05',
    note: 'Painting',
  })
})

it('changes a closure from its own nights and note on', async () => {
  const { outline, press, control, until, page, submit, sent } = await mount('Closures', {
    previewClosure: { ...met, nights: 10, stays: [], prices: 0, seasons: [], restrictions: 0 },
    closeProperty: rules,
  })
  await press(control('Change 1 Jun 2027 – 10 Jun 2027'))
  await until(() => expect(page.textContent).toContain('No stay is booked'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change the closure'
      h2: Change the closure
      button 'Close' type=button
      input 'First night' min=2027-05-10 required type=date value=2027-06-01
      input 'Last night' min=2027-06-01 required type=date value=2027-06-10
      input 'Note for the staff (optional)' autoComplete=off maxLength=80 type=text value=New roof
      section 'What it meets'
        p role=status: All rooms are closed for 10 nights. Guests read that the house is closed, and portals that the rooms are taken.
        p: No stay is booked in these nights.
      button type=submit: Save the closure"
  `)
  await submit()
  await until(() =>
    expect(sent('closeProperty')).toMatchObject({ place: 0, note: 'New roof', until: '2027-06-11' }),
  )
})

it('closes the same nights a year later, from a closure as a template', async () => {
  const { press, control, page, submit, sent, until } = await mount('Closures', {
    previewClosure: { ...met, nights: 10, stays: [], prices: 0, seasons: [], restrictions: 0 },
    closeProperty: rules,
  })
  await press(control('Next year as well: 1 Jun 2027 – 10 Jun 2027'))
  const values = () => [...page.querySelectorAll('dialog input')].map((one) => one.getAttribute('value'))
  expect(values()).toEqual(['2028-06-01', '2028-06-10', 'New roof'])
  await until(() => expect(sent('previewClosure')).toEqual({ from: '2028-06-01', until: '2028-06-11' }))
  await submit(page.querySelector('dialog form'))
  await until(() =>
    expect(sent('closeProperty')).toMatchObject({
      from: '2028-06-01',
      until: '2028-06-11',
      note: 'New roof',
    }),
  )
})
