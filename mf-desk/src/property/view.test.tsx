import { expect, it } from 'vitest'
import { mount } from './property.fixture.tsx'

it('shows the rooms, the facts and the amenities of the property', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Rooms'
      h2: Rooms
      li
        a href=/remote-route//desk/property?room=sea: Sea view2 rooms2 guestsExampleChinese: incomplete
      li
        a href=/remote-route//desk/property?room=loft: Loft1 room3 guestsDraft
      li
        a href=/remote-route//desk/property?room=hut: Hut1 room1 guestNo longer offered
      button type=button
        New room type
    section 'Name, address and hours'
      h2: Name, address and hours
      div role=alert: No.
      button type=button: Try again
    section 'Look'
      h2: Look
      div role=alert: No.
      button type=button: Try again
    section 'Bills and invoices'
      h2: Bills and invoices
      button type=button: Numbers, tax registration and currency
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
            textarea 'Description' lang=en name=texts.en.description required rows=9 value=Sees the sea. described='13 of 1200 characters'
          fieldset 'Deutsch'
            legend lang=de: Deutsch
            p: 9 of 60 characters
            input 'Name' lang=de name=texts.de.name placeholder=Sea view type=text value=Meerblick described='9 of 60 characters'
            p: 8 of 80 characters
            input 'Bed' lang=de name=texts.de.bed placeholder=King bed type=text value=King bed described='8 of 80 characters'
            p: 13 of 1200 characters
            textarea 'Description' lang=de name=texts.de.description placeholder=Sees the sea. rows=9 value=Sees the sea. described='13 of 1200 characters'
          fieldset '中文'
            legend lang=zh: 中文
            p: 2 of 60 characters
            input 'Name' lang=zh name=texts.zh.name placeholder=Sea view type=text value=海景 described='2 of 60 characters'
            p: 8 of 80 characters
            input 'Bed' lang=zh name=texts.zh.bed placeholder=King bed type=text value=King bed described='8 of 80 characters'
            p: 13 of 1200 characters
            textarea 'Description' lang=zh name=texts.zh.description placeholder=Sees the sea. rows=9 value=Sees the sea. described='13 of 1200 characters'
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
        button 'Name Room 1' type=button: Name
        button 'Take out Room 1' type=button: Take out
      li
        h3: Room 3
        button 'Name Room 3' type=button: Name
        button 'Take out Room 3' type=button: Take out
      form noValidate
        input 'Number' inputMode=numeric max=1000 min=1 name=unit required type=number value=2
        button type=submit: Add a room
    section 'Offered to guests'
      h2: Offered to guests
      button 'No longer offer Sea view' type=button: No longer offer"
  `)
})
