import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { mount } from './property.fixture.tsx'

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
  expect(outline().split("section 'Rooms of this type'")[1]).toMatchInlineSnapshot(`
    "
      h2: Rooms of this type
      li
        h3: Room 1
        button 'Name Room 1' type=button: Name
        p
          In the way of taking it out:
          a href=/remote-route//desk/stay?reference=CR-0: Stay 1 Jun 2027 – 3 Jun 2027
          Blocked 1 Jun 2027 – 3 Jun 2027
          a href=/remote-route//desk/stay?reference=CR-2: Stay 1 Jun 2027 – 3 Jun 2027
          and 2 more
      form noValidate
        input 'Number' inputMode=numeric max=1000 min=1 name=unit required type=number value=2
        button type=submit: Add a room
    section 'Offered to guests'
      h2: Offered to guests
      p
        To be settled first:
        a href=/remote-route//desk/stay?reference=CR-0: Stay 1 Jun 2027 – 3 Jun 2027
        Blocked 1 Jun 2027 – 3 Jun 2027
        a href=/remote-route//desk/stay?reference=CR-2: Stay 1 Jun 2027 – 3 Jun 2027
        a href=/remote-route//desk/stay?reference=CR-3: Stay 1 Jun 2027 – 3 Jun 2027
        a href=/remote-route//desk/stay?reference=CR-4: Stay 1 Jun 2027 – 3 Jun 2027"
  `)
  expect(page.textContent).not.toContain('Take out')
})

it.each([
  [[1], '2'],
  [[2, 3], '1'],
  [[1, 2], '3'],
  [[4, 2, 1], '3'],
])('suggests beside the rooms %j the first free number', async (taken, free) => {
  const { page } = await mount({ units: taken.map((unit) => ({ unit, ahead: [] })) })
  expect(page.querySelector('[name="unit"]')).toHaveProperty('value', free)
})

it('says why a number cannot be had, until another is typed', async () => {
  const { page, submit, until, fill } = await mount(
    {},
    { addUnit: refusedWith('invalid_request', 400, { fields: [{ field: 'unit', code: 'taken' }] }) },
  )
  const number = page.querySelector('[name="unit"]')
  await submit(number?.closest('form'))
  await until(() => expect(number?.getAttribute('aria-invalid')).toBe('true'))
  expect(page.textContent).toContain('Another one has this already.')
  expect(page.querySelector('form [role="alert"]')?.textContent).toBe('No.')
  await fill(number, '7')
  expect(number?.hasAttribute('aria-invalid')).toBe(false)
})

it('keeps the last room of a type', async () => {
  const { page } = await mount({ units: [{ unit: 1, ahead: [] }] })
  expect(page.textContent).not.toContain('Take out')
})

it('names a unit, shows the name before its number, and takes it away', async () => {
  const units = [
    { unit: 1, unitName: 'Lagoon 1', ahead: [] },
    { unit: 3, ahead: [] },
  ]
  const { page, press, control, submit, fill, until, sent, asked } = await mount(
    { units },
    { nameUnit: {} as never },
  )
  const names = [...page.querySelectorAll('section h3')].map(({ textContent }) => textContent)
  expect(names.filter((name) => name?.includes('oo'))).toEqual(['Lagoon 1Room 1', 'Room 3'])
  const named = async (unit: string, text: string) => {
    await press(control(`Name ${unit}`))
    const field = page.querySelector('dialog[open] [name="name"]')
    const before = (field as HTMLInputElement).value
    await fill(field, text)
    await submit(field?.closest('form'))
    return before
  }
  expect(await named('Room 3', ' Frangipani ')).toBe('')
  await until(() => expect(sent('nameUnit')).toEqual({ version: 'v1', name: 'Frangipani' }))
  expect(asked.find(({ name }) => name === 'nameUnit')?.address).toContain('/sea/units/3/name')
  expect(await named('Lagoon 1', '')).toBe('Lagoon 1')
  await until(() =>
    expect(asked.findLast(({ name }) => name === 'nameUnit')?.body).toMatchObject({ name: null }),
  )
})

it('names no unit of a draft', async () => {
  const { page } = await mount({ status: 'draft' })
  expect(page.textContent).not.toContain('Name Room')
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Name')
})
