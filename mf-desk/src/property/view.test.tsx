import type { ListedRoomType, RoomPhotographs, StaffAmenity, StaffRoomType } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { PropertyView } from './view.tsx'

const texts = (name: string) => ({ name, bed: 'King bed', description: 'Sees the sea.' })

const aRoom = (given: Partial<StaffRoomType> = {}): StaffRoomType => ({
  version: 'v1',
  roomId: 'sea',
  status: 'offered',
  category: 'sea view',
  guests: 2,
  size: 24.5,
  texts: { en: texts('Sea view'), de: texts('Meerblick'), zh: texts('海景') },
  features: ['wifi'],
  amenities: ['wifi', 'pool'],
  units: [
    { unit: 1, ahead: [] },
    { unit: 3, ahead: [] },
  ],
  missing: [],
  ...given,
})

const anAmenity = (id: string, en: string, rooms: string[] = []): StaffAmenity => ({
  version: 'v1',
  id,
  icon: id as StaffAmenity['icon'],
  names: { en, de: `${en} de`, zh: `${en} zh` },
  rooms,
})

const amenities = [
  anAmenity('wifi', 'Wi-Fi', ['sea', 'gone']),
  anAmenity('pool', 'Pool'),
  anAmenity('fan', 'Fan', ['sea']),
]

const listed: ListedRoomType[] = [
  {
    roomId: 'sea',
    roomType: 'Sea view',
    status: 'offered',
    category: 'sea view',
    guests: 2,
    units: 2,
    picture: null,
    missing: ['zh'],
  },
  {
    roomId: 'loft',
    roomType: 'Loft',
    status: 'draft',
    category: 'standard',
    guests: 3,
    units: 1,
    picture: null,
    missing: [],
  },
  {
    roomId: 'hut',
    roomType: 'Hut',
    status: 'ended',
    category: 'standard',
    guests: 1,
    units: 1,
    picture: null,
    missing: [],
  },
]

const photograph = (id: number, position = id) => ({
  id,
  src: `/media/${id}.jpg`,
  width: 320,
  height: 240,
  position,
})
const photographs: RoomPhotographs = {
  version: 'v1',
  roomId: 'sea',
  photographs: [photograph(1), photograph(2), photograph(3)],
  removed: [photograph(9, 2)],
}

const mount = (room?: Partial<StaffRoomType>, answers: Answers = {}) =>
  mountInDesk(<PropertyView room={room && (room.roomId ?? 'sea')} />, {
    listRoomTypes: listed,
    listAmenities: amenities,
    readRoomType: aRoom(room),
    listPhotographs: photographs,
    ...answers,
  })

it('shows the rooms, the facts and the amenities of the property', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Rooms'
      h2: Rooms
      li
        a href=/remote-route//desk/property?room=sea: Sea view2 rooms2 guestsChinese: incomplete
      li
        a href=/remote-route//desk/property?room=loft: Loft1 room3 guestsDraft
      li
        a href=/remote-route//desk/property?room=hut: Hut1 room1 guestNo longer offered
      button type=button
        New room type
    section 'Hours and telephone'
      h2: Hours and telephone
      div role=alert: No.
      button type=button: Try again
    section 'Amenities of the house'
      h2: Amenities of the house
      p: What rooms can have. Which room has what is chosen in the room.
      li
        button 'Change Fan, in 1 room type' type=button
          Fan
          in 1 room type
      li
        button 'Change Pool, in no room type' type=button
          Pool
          in no room type
      li
        button 'Change Wi-Fi, in 2 room types' type=button
          Wi-Fi
          in 2 room types
      button type=button
        New amenity"
  `)
})

it('says that there are no rooms yet', async () => {
  const { page } = await mount(undefined, { listRoomTypes: [] })
  expect(page.textContent).toContain('There are no rooms yet.')
})

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
        input 'Name in German' autoComplete=off lang=de maxLength=60 name=names.de required type=text
        input 'Name in Chinese' autoComplete=off lang=zh maxLength=60 name=names.zh required type=text
        select 'Kind of room' name=category
          option value=standard: Standard
          option value=sea view: Sea view
          option value=Air Conditioned: Air conditioned
          option value=family: Family
        input 'Guests at most' inputMode=numeric max=8 min=1 name=guests required step=1 type=number value=2
        input 'Square metres' inputMode=decimal max=500 min=5 name=size required step=0.5 type=number
        input 'Dollars a night' inputMode=decimal max=100000 min=1 name=price required step=0.01 type=number
        input 'Rooms of this type' inputMode=numeric max=100 min=1 name=units required step=1 type=number value=1
        button type=submit: Create the draft"
  `)
  const names = ['Tree house', 'Baumhaus', '树屋']
  for (const [i, lang] of ['en', 'de', 'zh'].entries())
    await fill(page.querySelector(`[name="names.${lang}"]`), names[i] as string)
  await fill(field('Kind of room'), 'family')
  await fill(field('Square metres'), '18.5')
  await fill(field('Dollars a night'), '99')
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
        input 'Name in German' lang=de maxLength=40 name=names.de required type=text value=Wi-Fi de
        input 'Name in Chinese' lang=zh maxLength=40 name=names.zh required type=text value=Wi-Fi zh
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
  expect(outline('dialog')).not.toContain('This changes it in all rooms')
  for (const lang of ['en', 'de', 'zh']) await fill(page.querySelector(`[name="names.${lang}"]`), 'Tea')
  await tick(page.querySelector('[value="tea"]') as Element)
  await submit(page.querySelector('dialog form'))
  await until(() =>
    expect(sent('addAmenity')).toEqual({ icon: 'tea', names: { en: 'Tea', de: 'Tea', zh: 'Tea' } }),
  )
})

it('shows all of a room, in three languages', async () => {
  const { outline } = await mount({})
  expect(outline()).toMatchInlineSnapshot(`
    "a href=/remote-route//desk/property
      Rooms
    a href=/room/sea rel=noopener target=_blank
      On the site
    h2: Sea view
    section 'Photographs'
      h2: Photographs
      button type=button
        Take a photograph
      button type=button
        Choose photographs
      p: Drag a picture to its place, or use the arrows. The first one is on the card of the room.
      ul 'Photographs in their order'
        li data-position=1
          img alt=Picture 1 of 3 decoding=async draggable=false height=240 loading=lazy src=/media/1.jpg width=320
          p: First picture
          button 'Picture 1 one place earlier' aria-disabled=true type=button
          button 'Picture 1 one place later' type=button
          button 'Remove picture 1' type=button
        li
          img alt draggable=false height=240 src=/media/9.jpg width=320
          p: Removed: guests do not see it.
          button type=button: Undo
        li data-position=2
          img alt=Picture 2 of 3 decoding=async draggable=false height=240 loading=lazy src=/media/2.jpg width=320
          button 'Make picture 2 the first' type=button
          button 'Picture 2 one place earlier' type=button
          button 'Picture 2 one place later' type=button
          button 'Remove picture 2' type=button
        li data-position=3
          img alt=Picture 3 of 3 decoding=async draggable=false height=240 loading=lazy src=/media/3.jpg width=320
          button 'Make picture 3 the first' type=button
          button 'Picture 3 one place earlier' type=button
          button 'Picture 3 one place later' aria-disabled=true type=button
          button 'Remove picture 3' type=button
      span role=status
    form noValidate
      section 'What guests read'
        h2: What guests read
        div 'Language' role=tablist
          button aria-selected=true role=tab type=button tabindex=0
            span lang=en: English
          button aria-selected=false role=tab type=button tabindex=-1
            span lang=de: Deutsch
          button aria-selected=false role=tab type=button tabindex=-1
            span lang=zh: 中文
        div 'What guests read' role=tabpanel
          fieldset 'English' data-shown
            legend lang=en: English
            p: 8 of 60 characters
            input 'Name' lang=en name=texts.en.name required type=text value=Sea view described='8 of 60 characters'
            p: 8 of 80 characters
            input 'Bed' lang=en name=texts.en.bed required type=text value=King bed described='8 of 80 characters'
            p: 13 of 1200 characters
            textarea 'Description' lang=en name=texts.en.description required rows=9 described='13 of 1200 characters'
          fieldset 'Deutsch'
            legend lang=de: Deutsch
            p: 9 of 60 characters
            input 'Name' lang=de name=texts.de.name required type=text value=Meerblick described='9 of 60 characters'
            p: 8 of 80 characters
            input 'Bed' lang=de name=texts.de.bed required type=text value=King bed described='8 of 80 characters'
            p: 13 of 1200 characters
            textarea 'Description' lang=de name=texts.de.description required rows=9 described='13 of 1200 characters'
          fieldset '中文'
            legend lang=zh: 中文
            p: 2 of 60 characters
            input 'Name' lang=zh name=texts.zh.name required type=text value=海景 described='2 of 60 characters'
            p: 8 of 80 characters
            input 'Bed' lang=zh name=texts.zh.bed required type=text value=King bed described='8 of 80 characters'
            p: 13 of 1200 characters
            textarea 'Description' lang=zh name=texts.zh.description required rows=9 described='13 of 1200 characters'
      section 'Kind, guests and size'
        h2: Kind, guests and size
        select 'Kind of room' name=category required
          option value=standard: Standard
          option selected value=sea view: Sea view
          option value=Air Conditioned: Air conditioned
          option value=family: Family
        input 'Guests at most' inputMode=numeric max=8 min=1 name=guests required step=1 type=number value=2
        input 'Square metres' inputMode=decimal max=500 min=5 name=size required step=0.5 type=number value=24.5
      section 'Amenities'
        h2: Amenities
        summary: On the cardWi-Fi
        fieldset described='Up to 4. The card shows them first.'
          legend: On the card
          p: Up to 4. The card shows them first.
          li
            input 'Fan' type=checkbox
          li
            input 'Pool' type=checkbox
          li
            input 'Wi-Fi' type=checkbox checked
          li
            span lang=en: Wi-Fi
            span lang=de: Wi-Fi de
            span lang=zh: Wi-Fi zh
            button 'Change the words of Wi-Fi' type=button
            button 'Move Wi-Fi up' aria-disabled=true type=button
        summary: On the room's pageWi-Fi · Pool
        fieldset described='Up to 30, in this order.'
          legend: On the room's page
          p: Up to 30, in this order.
          li
            input 'Fan' type=checkbox
          li
            input 'Pool' type=checkbox checked
          li
            input 'Wi-Fi' type=checkbox checked
          li
            span lang=en: Wi-Fi
            span lang=de: Wi-Fi de
            span lang=zh: Wi-Fi zh
            button 'Change the words of Wi-Fi' type=button
            button 'Move Wi-Fi up' aria-disabled=true type=button
          li
            span lang=en: Pool
            span lang=de: Pool de
            span lang=zh: Pool zh
            button 'Change the words of Pool' type=button
            button 'Move Pool up' aria-disabled=false type=button
        button type=button
          New amenity
      button type=submit: Save
    section 'Rooms of this type'
      h2: Rooms of this type
      li
        h3: Room 1
        button 'Take out Room 1' type=button: Take out
      li
        h3: Room 3
        button 'Take out Room 3' type=button: Take out
      form noValidate
        input 'Number' inputMode=numeric max=1000 min=1 name=unit required type=number value=2
        button type=submit: Add a room
    section 'Offered to guests'
      h2: Offered to guests
      button 'No longer offer Sea view' type=button: No longer offer"
  `)
})

it('saves texts, facts and amenities together', async () => {
  const { fill, page, tick, press, control, submit, sent, until, asked } = await mount(
    {},
    { changeRoomType: aRoom() },
  )
  await fill(page.querySelector('[name="texts.de.bed"]'), 'Doppelbett')
  await fill(page.querySelector('[name="guests"]'), '3')
  const boxes = (label: string) =>
    [...page.querySelectorAll('fieldset li label')].filter((one) => one.textContent === label)
  await tick(boxes('Fan')[0]?.querySelector('input') as Element)
  await press(page.querySelectorAll('[aria-label="Move Pool up"]')[0] as Element)
  expect(control('Discard')).toBeDefined()
  await submit(page.querySelector('form'))
  await until(() => expect(page.textContent).toContain('Saved. Guests read it from their next page on.'))
  expect(sent('changeRoomType')).toEqual({
    version: 'v1',
    category: 'sea view',
    guests: 3,
    size: 24.5,
    features: ['wifi', 'fan'],
    amenities: ['pool', 'wifi'],
    texts: {
      en: texts('Sea view'),
      de: { ...texts('Meerblick'), bed: 'Doppelbett' },
      zh: texts('海景'),
    },
  })
  expect(asked.filter(({ name }) => name === 'readRoomType')).toHaveLength(2)
})

it('discards what was typed', async () => {
  const { fill, page, press, control } = await mount({})
  expect(page.textContent).not.toContain('Discard')
  await fill(page.querySelector('[name="texts.en.name"]'), 'Other')
  await press(control('Discard'))
  expect(page.querySelector('[name="texts.en.name"]')).toHaveProperty('value', 'Sea view')
})

it('shows the language in which a text is missing', async () => {
  const { fill, page, submit, sent } = await mount({})
  await fill(page.querySelector('[name="texts.zh.bed"]'), ' ')
  await submit(page.querySelector('form'))
  expect(page.querySelector('fieldset[data-shown]')?.getAttribute('aria-label')).toBe('中文')
  expect(sent('changeRoomType')).toBeUndefined()
})

it('keeps what was typed where somebody else has changed the same, and shows theirs', async () => {
  const { fill, page, submit, until, answer } = await mount(
    {},
    { changeRoomType: refusedWith('changed_meanwhile') },
  )
  await fill(page.querySelector('[name="texts.en.name"]'), 'Mine')
  answer({ readRoomType: aRoom({ version: 'v2', texts: { ...aRoom().texts, en: texts('Theirs') } }) })
  await submit(page.querySelector('form'))
  await until(() => expect(page.textContent).toContain('Now on the site: Theirs'))
  expect(page.textContent).toContain('Somebody else has changed one of your fields, too.')
  expect(page.querySelector('[name="texts.en.name"]')).toHaveProperty('value', 'Mine')
})

it('takes out a unit once that is confirmed, and adds the first free number', async () => {
  const { press, control, page, until, sent, asked, submit } = await mount(
    {},
    { removeUnit: {} as never, addUnit: {} as never },
  )
  expect(page.querySelector('[name="unit"]')).toHaveProperty('value', '2')
  await press(control('Take out Room 3'))
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(sent('removeUnit')).toEqual({ version: 'v1' }))
  expect(asked.find(({ name }) => name === 'removeUnit')?.address).toContain('/sea/units/3')
  await submit((page.querySelector('[name="unit"]') as Element).closest('form'))
  await until(() => expect(sent('addUnit')).toEqual({ version: 'v1', unit: 2 }))
})

const ahead = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    reference: i === 1 ? null : `CR-${i}`,
    blockId: i === 1 ? 7 : null,
    from: '2027-06-01',
    until: '2027-06-03',
  }))

it('says what is in the way of taking a unit out, or of ending the room', async () => {
  const { outline, page } = await mount({ units: [{ unit: 1, ahead: ahead(5) }] })
  expect(outline().split('Rooms of this type')[1]).toMatchInlineSnapshot(`
    "'
      h2: "
  `)
  expect(page.textContent).not.toContain('Take out')
})

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

it('moves photographs by buttons, and never beyond the ends', async () => {
  const { press, control, until, asked, sent, page } = await mount({}, { movePhotograph: {} as never })
  await press(control('Picture 1 one place earlier'))
  await press(control('Picture 3 one place later'))
  expect(sent('movePhotograph')).toBeUndefined()
  await press(control('Make picture 3 the first'))
  await until(() => expect(page.querySelector('[role="status"]:last-of-type')).not.toBeNull())
  await until(() => expect(page.textContent).toContain('Now picture 1 of 3.'))
  expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 1 })
  expect(asked.find(({ name }) => name === 'movePhotograph')?.address).toContain('/photographs/sea/3/move')
  await press(control('Picture 1 one place later'))
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 2 }))
})

it('removes a photograph, and takes it back', async () => {
  const { press, control, until, asked } = await mount(
    {},
    { removePhotograph: {} as never, restorePhotograph: {} as never },
  )
  await press(control('Remove picture 2'))
  await until(() => expect(asked.find(({ name }) => name === 'removePhotograph')?.address).toContain('/2'))
  await press(control('Undo'))
  await until(() => expect(asked.find(({ name }) => name === 'restorePhotograph')?.address).toContain('/9'))
})

it.each([
  ['a draft', { status: 'draft', missing: ['picture'] }, 'No photographs yet: the room needs one'],
  ['a room', {}, 'No photographs yet: guests see the drawn scenes.'],
] as [string, Partial<StaffRoomType>, string][])(
  'says of %s without photographs what guests see',
  async (_what, room, words) => {
    const { page } = await mount(room, { listPhotographs: { ...photographs, photographs: [], removed: [] } })
    expect(page.textContent).toContain(words)
  },
)

it('takes no more photographs than a room shows', async () => {
  const many = Array.from({ length: 40 }, (_, i) => photograph(i + 1))
  const { page, control } = await mount(
    {},
    { listPhotographs: { ...photographs, photographs: many, removed: [] } },
  )
  expect(page.textContent).toContain('which is all that it can show')
  expect(control('Choose photographs')).toHaveProperty('disabled', true)
})
