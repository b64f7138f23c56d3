import { expect, it } from 'vitest'
import { aRoom, mount } from './property.fixture.tsx'

it('ends a room, which can be offered again', async () => {
  const { press, control, outline, page, until, sent } = await mount({}, { endRoomType: {} as never })
  await press(control('No longer offer Sea view'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'No longer offer Sea view' role=alertdialog described='Guests do not find it any more, and nobody can book it. Earlier bookings and reviews still show its name, and it can be offered again.'
      h2: No longer offer Sea view
      p: Guests do not find it any more, and nobody can book it. Earlier bookings and reviews still show its name, and it can be offered again.
      button type=button: Leave as it is
      button type=button: No longer offer"
  `)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(sent('endRoomType')).toEqual({ version: 'v1' }))
  const ended = await mount({ status: 'ended' }, { offerRoomType: {} as never })
  expect(ended.page.textContent).toContain('Guests do not find this room.')
  expect(ended.page.textContent).not.toContain('Discard the draft')
  await ended.press(ended.control('Offer again'))
  await ended.until(() => expect(ended.sent('offerRoomType')).toEqual({ version: 'v1' }))
})

it('says what a draft lacks, and lets its address change', async () => {
  const { outline, page, press, control, fill, field, submit, until, sent, went } = await mount(
    { status: 'draft', missing: ['de', 'picture'] },
    { setRoomAddress: aRoom({ roomId: 'ocean' }) },
  )
  expect(outline().split('Photographs')[0]).toMatchInlineSnapshot(`
    "a href=/remote-route//desk/property
      Rooms
    h2: Sea view
    article 'Draft'
      h2: Draft
      p: Guests see nothing of this room yet.
      p: Address on the site/rooms/sea
      button type=button: Change the address
      p: Still missing: texts in German, a photograph
      button 'Discard the draft of Sea view' type=button: Discard the draft
    section '"
  `)
  await press(control('Change the address'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change the address'
      h2: Change the address
      button 'Close' type=button
      form noValidate
        p: Lowercase letters, digits and hyphens. Once guests know it, it stays.
        input 'Address on the site' autoCapitalize=none autoComplete=off maxLength=60 name=address required spellCheck=false type=text value=sea described='Lowercase letters, digits and hyphens. Once guests know it, it stays.'
        button type=submit: Save"
  `)
  await fill(field('Address on the site'), 'ocean')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(went).toHaveLength(1))
  expect(sent('setRoomAddress')).toEqual({ version: 'v1', address: 'ocean' })
})

it('offers a whole draft, or discards it', async () => {
  const { press, control, until, sent, page, outline, went } = await mount(
    { status: 'draft' },
    { offerRoomType: {} as never, discardRoomType: {} as never },
  )
  await press(control('Offer to guests'))
  await until(() => expect(sent('offerRoomType')).toEqual({ version: 'v1' }))
  await press(control('Discard the draft of Sea view'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Discard the draft of Sea view' role=alertdialog described='Its texts, photographs and price go with it, for good. Guests have never seen it.'
      h2: Discard the draft of Sea view
      p: Its texts, photographs and price go with it, for good. Guests have never seen it.
      button type=button: Leave as it is
      button type=button: Discard the draft"
  `)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(went).toHaveLength(1))
  expect(sent('discardRoomType')).toEqual({ version: 'v1' })
})
