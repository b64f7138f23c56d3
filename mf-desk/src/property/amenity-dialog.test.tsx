import type { StaffAmenity } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { amenities, anAmenity, mount } from './property.fixture.tsx'

it('changes the words of an amenity, and names the rooms that have it', async () => {
  const { press, control, outline, fill, page, submit, sent, until } = await mount(undefined, {
    changeAmenity: amenities[0] as StaffAmenity,
  })
  await press(control('Change Wi-Fi, in 2 room types'))
  await until(() => expect(page.querySelector('dialog[open]')?.textContent).toContain('Sea view'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change the amenity'
      h2: Change the amenity
      button 'Close' type=button
      form noValidate
        p: This changes it in all rooms that have it.
        input 'Name in English' lang=en maxLength=40 name=names.en required type=text value=Wi-Fi
        input 'Name in German' lang=de maxLength=40 name=names.de type=text value=Wi-Fi de
        input 'Name in Chinese' lang=zh maxLength=40 name=names.zh type=text value=Wi-Fi zh
        legend: Icon
        input 'Wi-Fi' name=icon type=radio checked value=wifi
        input 'Bathroom' name=icon type=radio value=bathroom
        input 'Parking' name=icon type=radio value=parking
        input 'Safe' name=icon type=radio value=security
        input 'Service' name=icon type=radio value=service
        input 'Luggage' name=icon type=radio value=luggage
        input 'Sea' name=icon type=radio value=sea
        input 'Garden' name=icon type=radio value=garden
        input 'Balcony' name=icon type=radio value=balcony
        input 'Air conditioning' name=icon type=radio value=air-conditioning
        input 'Fan' name=icon type=radio value=fan
        input 'Desk' name=icon type=radio value=desk
        input 'Tea' name=icon type=radio value=tea
        input 'Pool' name=icon type=radio value=pool
        input 'Family' name=icon type=radio value=family
        input 'Quiet' name=icon type=radio value=quiet
        input 'Breakfast' name=icon type=radio value=breakfast
        input 'Bathtub' name=icon type=radio value=tub
        button type=submit: Save
      p
        It can be removed once no room type has it:
        a href=/remote-route//desk/property?room=sea: Sea view
        ·
        a href=/remote-route//desk/property?room=gone: gone"
  `)
  await fill(page.querySelector('[name="names.de"]'), 'WLAN')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('changeAmenity')).toEqual({
    version: 'v1',
    icon: 'wifi',
    names: { en: 'Wi-Fi', de: 'WLAN', zh: 'Wi-Fi zh' },
  })
})

it('removes an amenity that no room has', async () => {
  const { press, control, outline, until, asked, page } = await mount(undefined, {
    removeAmenity: {} as never,
  })
  await press(control('Change Pool, in no room type'))
  await press(control('Remove Pool from the house'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Remove Pool from the house' role=alertdialog described='No room type has it. It can no longer be chosen then.'
      h2: Remove Pool from the house
      p: No room type has it. It can no longer be chosen then.
      button type=button: Leave as it is
      button type=button: Remove"
  `)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(asked.filter(({ name }) => name === 'listAmenities')).toHaveLength(2)
})

it('adds an amenity', async () => {
  const { press, control, fill, page, submit, sent, until, tick, outline } = await mount(undefined, {
    addAmenity: anAmenity('tea', 'Tea'),
  })
  await press(control('New amenity'))
  const icon = () => page.querySelector('dialog[open] [name="icon"][value="tea"]')
  await until(() => expect(icon()).not.toBeNull())
  expect(outline('dialog')).not.toContain('This changes it in all rooms')
  for (const lang of ['en', 'de', 'zh']) await fill(page.querySelector(`[name="names.${lang}"]`), 'Tea')
  await tick(icon() as Element)
  await submit(page.querySelector('dialog form'))
  await until(() =>
    expect(sent('addAmenity')).toEqual({ icon: 'tea', names: { en: 'Tea', de: 'Tea', zh: 'Tea' } }),
  )
})
