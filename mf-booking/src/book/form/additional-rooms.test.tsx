import { outlineOf } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { mountBook, stay } from '../mount-book.fixture.tsx'

const dates = { checkIn: stay.checkIn, checkOut: stay.checkOut }

/** What is free for the dates: how many rooms of each type. */
const free = (left: Record<string, number>) => ({
  question: '2027-03-01/2027-03-04/0',
  free: { status: 'known' as const, left, prices: {} },
})

const mount = async (given: Parameters<typeof mountBook>[0] = {}) => {
  const view = await mountBook(given)
  const { control, submitBy, page } = view
  return {
    ...view,
    add: () => submitBy(control('Add another room')),
    remove: (number: number) => submitBy(control(`Remove room ${number}`)),
    /** The fields of a further room. */
    room: (number: number) =>
      [...page.querySelectorAll('fieldset')].find(
        (one) => one.querySelector('legend')?.textContent === `Room ${number}`,
      ) as Element,
    typesChosen: () =>
      [...page.querySelectorAll('select')]
        .filter((one) => /^additionalRooms\.\d\.roomType$/.test(one.getAttribute('name') ?? ''))
        .map((one) => one.value),
  }
}

it('adds a room for the same nights, with fields and a button of its own', async () => {
  const { add, room, page, focused } = await mount()
  expect(page.textContent).not.toContain('Room 1')
  await add()
  expect(outlineOf(room(2))).toMatchInlineSnapshot(`
    "legend: Room 2
    button 'Remove room 2' name=removeRoom type=submit: Remove room
    select 'Guests' name=additionalRooms.0.guests
      option value=1: 1 guest
      option selected value=2: 2 guests
      option value=3: 3 guests
      option value=4: 4 guests
      option value=5: 5 guests
      option value=6: 6 guests
      option value=7: 7 guests
      option value=8: 8 guests
    select 'Room type' name=additionalRooms.0.roomType required
      option selected value=horizon-room: Horizon Room · $128 per night
      option value=coral: Coral Suite · $96 per night"
  `)
  expect(page.textContent).toContain('Room 1')
  expect(focused).toContain('additionalRooms.0.guests')
})

it('asks for the price of all rooms as each is chosen', async () => {
  const { add, fill, named, until, did } = await mount()
  await add()
  await fill(named('additionalRooms.0.guests'), '1')
  await fill(named('additionalRooms.0.roomType'), 'coral')
  await until(() => expect(did.quote).toHaveBeenCalled())
  expect(did.quote.mock.calls.at(-1)?.[0]).toEqual({
    ...dates,
    roomType: 'horizon-room',
    guests: 2,
    additionalRooms: [{ roomType: 'coral', guests: 1 }],
  })
})

it('removes the room whose button is pressed, and keeps the others', async () => {
  const { add, remove, fill, named, typesChosen, focused, page } = await mount()
  await add()
  await add()
  await fill(named('additionalRooms.1.roomType'), 'coral')
  expect(typesChosen()).toEqual(['horizon-room', 'coral'])
  await remove(2)
  expect(typesChosen()).toEqual(['coral'])
  expect(focused.at(-1)).toBe('addRoom')
  await remove(2)
  expect(page.textContent).not.toContain('Room 1')
})

it('offers rooms up to the limit of a booking, and leads a larger party to us', async () => {
  const { add, page, outline } = await mount()
  for (let rooms = 1; rooms < 4; rooms += 1) await add()
  expect(outline()).not.toContain('A booking has')
  await add()
  expect(page.querySelector('[name="addRoom"]')).toBeNull()
  expect(outline()).toContain('A booking has 5 rooms at most.')
})

it('offers no further room while the rooms are loading', async () => {
  const { page } = await mount({ loaded: { status: 'loading' } })
  expect(page.querySelector('[name="addRoom"]')).toBeNull()
})

it('adds a room of another type where the chosen one is the last of its type', async () => {
  const { add, typesChosen } = await mount({ data: { free: free({ 'horizon-room': 1, coral: 1 }) } })
  await add()
  expect(typesChosen()).toEqual(['coral'])
})

it.each([
  ['taken', { 'horizon-room': 1 }, 'coral', 'Already taken for at least one of these nights'],
  ['the last one', { 'horizon-room': 1, coral: 1 }, 'horizon-room', 'No more rooms of this type are left'],
  ['free', { 'horizon-room': 2, coral: 1 }, 'horizon-room', undefined],
])('says of a further room whether it is %s', async (_what, left, type, said) => {
  const { add, fill, named, noteOf } = await mount({ data: { free: free(left) } })
  await add()
  await fill(named('additionalRooms.0.roomType'), type)
  const field = named('additionalRooms.0.roomType')
  expect(field.getAttribute('aria-invalid')).toBe(said ? 'true' : null)
  if (said) expect(noteOf(field)).toContain(said)
})

it('counts rooms of a type only before each room, and names in the list what is left', async () => {
  const { add, room } = await mount({ data: { free: free({ 'horizon-room': 2, coral: 1 }) } })
  await add()
  await add()
  expect(room(2).textContent).not.toContain('no more left')
  expect(room(3).textContent).toContain('Horizon Room · no more left')
})

it('says that a room of the list is too small for the guests of its own room', async () => {
  const { add, fill, named, room } = await mount()
  await add()
  await fill(named('additionalRooms.0.guests'), '4')
  expect(room(2).textContent).toContain('Horizon Room · up to 2 guests')
  expect(room(2).textContent).not.toContain('Coral Suite · up to')
})

it('asks for the ages of children in each room where they make another price', async () => {
  const asks = { children: true, promotionCode: false }
  const { add, fill, named, until, did, page } = await mount({ quote: { asks } })
  await add()
  await until(() => expect(page.querySelector('[name="additionalRooms.0.children"]')).not.toBeNull())
  await fill(named('additionalRooms.0.children'), '4, 9')
  await until(() =>
    expect(did.quote.mock.calls.at(-1)?.[0]).toMatchObject({
      additionalRooms: [{ roomType: 'horizon-room', guests: 2, children: [4, 9] }],
    }),
  )
})
