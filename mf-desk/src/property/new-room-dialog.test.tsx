import { expect, it } from 'vitest'
import { aRoom, mount } from './property.fixture.tsx'

it('begins a new room type as a draft, and leads to it', async () => {
  const { press, control, outline, fill, field, submit, sent, until, went, page } = await mount(undefined, {
    addRoomType: aRoom({ roomId: 'tree-house' }),
  })
  await press(control('New room type'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'New room type'
      h2: New room type
      button 'Close' type=button
      form noValidate
        p: It begins as a draft: guests see nothing of it until you offer it.
        input 'Name in English' autoComplete=off lang=en maxLength=60 name=names.en required type=text
        input 'Name in German' autoComplete=off lang=de maxLength=60 name=names.de type=text
        input 'Name in Chinese' autoComplete=off lang=zh maxLength=60 name=names.zh type=text
        select 'Kind of room' name=category
          option value=standard: Standard
          option value=sea view: Sea view
          option value=Air Conditioned: Air conditioned
          option value=family: Family
        input 'Guests at most' inputMode=numeric max=8 min=1 name=guests required step=1 type=number value=2
        input 'Square metres' inputMode=decimal max=500 min=5 name=size required step=0.5 type=number
        input 'Price of a night' inputMode=decimal max=10000000 min=1 name=price required step=0.01 type=number
        input 'Rooms of this type' inputMode=numeric max=100 min=1 name=units required step=1 type=number value=1
        button type=submit: Create the draft"
  `)
  const names = ['Tree house', 'Baumhaus', '树屋']
  for (const [i, lang] of ['en', 'de', 'zh'].entries())
    await fill(page.querySelector(`[name="names.${lang}"]`), names[i] as string)
  await fill(field('Kind of room'), 'family')
  await fill(field('Square metres'), '18.5')
  await fill(field('Price of a night'), '99')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(went).toHaveLength(1))
  expect(sent('addRoomType')).toEqual({
    names: { en: 'Tree house', de: 'Baumhaus', zh: '树屋' },
    category: 'family',
    guests: 2,
    size: 18.5,
    price: 99,
    units: 1,
  })
  expect(went).toMatchInlineSnapshot(`
    [
      {
        "path": "/desk/property?room=tree-house",
        "screen": "remote-route",
      },
    ]
  `)
})
