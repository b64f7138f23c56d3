import type { Offers } from '@calm-rest/contract/api'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import { mountRooms } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomList } from './view.tsx'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
const rooms = [
  aRoom({ _id: 'loft', name: 'Loft' }),
  aRoom({ _id: 'attic', name: 'Attic', category: 'family' }),
  aRoom({ _id: 'cove', name: 'Cove' }),
]
const nearest = { checkIn: '2027-07-06', checkOut: '2027-07-09' }
const offers: Offers = {
  ...stay,
  nights: 3,
  children: [],
  asks: { children: false },
  offers: [
    { roomId: 'loft', roomType: 'Loft', totalPrice: 384, unitsLeft: 1 },
    { roomId: 'attic', roomType: 'Attic', totalPrice: 705, unitsLeft: 1 },
    { roomId: 'cove', roomType: 'Cove', totalPrice: 300, unitsLeft: 0, nearest },
  ],
}
const found: SearchedRooms['search'] = { status: 'found', offers }

const mount = async (search?: SearchedRooms['search'], props: object = {}) => {
  const animated: (string | null)[] = []
  const view = await mountRooms(
    <RoomList
      props={{ ...(search && stay), ...props }}
      lang="en"
      loaded={{ status: 'ready', data: { rooms, search } }}
      reload={() => {}}
      submitted={undefined}
    />,
  )
  const keyframes: unknown[] = []
  const { prototype } = window.HTMLElement
  // other files share the prototype
  onTestFinished(() => {
    for (const name of ['offsetTop', 'offsetLeft', 'animate']) Reflect.deleteProperty(prototype, name)
  })
  // the cards stand in one row
  Object.defineProperties(prototype, {
    offsetTop: { configurable: true, value: 0 },
    offsetLeft: {
      configurable: true,
      get(this: Element) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
      },
    },
  })
  Object.assign(prototype, {
    animate(this: Element, frames: unknown) {
      animated.push(this.querySelector('h2')?.textContent ?? null)
      keyframes.push(frames)
    },
  })
  const { page } = view
  return {
    ...view,
    animated,
    keyframes,
    names: () => [...page.querySelectorAll('[role="tabpanel"] > ul h2')].map((one) => one.textContent),
    status: () => page.querySelector('p[role="status"]')?.textContent,
    open: () => page.querySelector('[role="tab"][aria-selected="true"]')?.textContent,
  }
}

it('shows the rooms of the tab that is chosen, and says how many', async () => {
  const { names, status, press, control, open, page } = await mount()
  expect(names()).toEqual(['Loft', 'Attic', 'Cove'])
  expect(status()).toBe('3 rooms')
  await press(control('Family'))
  expect(names()).toEqual(['Attic'])
  expect(status()).toBe('1 room')
  expect(open()).toBe('Family')
  expect(page.querySelector('[role="tabpanel"]')?.getAttribute('aria-label')).toBe('Family')
  await press(control('All'))
  expect(names()).toEqual(['Loft', 'Attic', 'Cove'])
})

it('leads by each tab to the same list on a page without scripts, with the stay', async () => {
  const { page } = await mount(found)
  const tabs = [...page.querySelectorAll('[role="tab"]')].map((one) => one.getAttribute('href'))
  expect(tabs).toEqual([
    '/rooms/2027-07-01/2027-07-04/2',
    '/rooms/sea view/2027-07-01/2027-07-04/2',
    '/rooms/family/2027-07-01/2027-07-04/2',
  ])
})

it('counts the free rooms of the tab, and folds the taken ones of the same tab away', async () => {
  const { status, press, control, page, names } = await mount(found)
  expect(status()).toBe('2 free for these dates')
  expect(page.querySelector('details ul h2')?.textContent).toBe('Cove')
  await press(control('Family'))
  expect(names()).toEqual(['Attic'])
  expect(page.querySelector('details ul h2')).toBeNull()
})

it('opens the taken rooms where no other is free', async () => {
  const only = { ...offers, offers: offers.offers.slice(2) }
  const { page } = await mount({ status: 'found', offers: only })
  expect(page.querySelector('details ul')?.closest('details')?.hasAttribute('open')).toBe(true)
})

it('tells the page which room was chosen, for which stay and at which price', async () => {
  const { page, press, did } = await mount(found)
  await press(page.querySelector('[role="tabpanel"] > ul h2 a, [role="tabpanel"] > ul li a') as Element)
  expect(did.report.mock.calls).toEqual([[{ type: 'room-chosen', roomId: 'loft', total: 384, ...stay }]])
  const [picture, name, days] = page.querySelectorAll('details li a')
  for (const link of [picture, name, days]) await press(link as Element)
  const taken = { type: 'room-chosen', roomId: 'cove', total: undefined, ...stay, children: undefined }
  expect(did.report.mock.calls.slice(1)).toEqual([[taken], [taken], [{ ...taken, ...nearest }]])
})

it('begins the next list with the tab from which a room was opened', async () => {
  const first = await mount()
  await first.press(first.control('Family'))
  const other = await mount()
  expect(other.open()).toBe('All')
  await first.press(first.page.querySelector('[role="tabpanel"] li a') as Element)
  const next = await mount()
  expect(next.open()).toBe('Family')
  // what the page asks for comes first
  const wanted = await mount(undefined, { category: 'sea view' })
  expect(wanted.open()).toBe('Sea View')
  await wanted.press(wanted.control('All'))
  await wanted.press(wanted.page.querySelector('[role="tabpanel"] li a') as Element)
})

it('lets the cards glide to their places in another tab, unless the visitor wants no motion', async () => {
  const { press, control, animated, keyframes } = await mount()
  expect(animated).toEqual([])
  await press(control('Sea View'))
  expect(animated).toEqual(['Loft', 'Cove'])
  expect(keyframes).toEqual([
    [{ translate: '0px 0px' }, { translate: 'none' }],
    [{ translate: '100px 0px' }, { translate: 'none' }],
  ])
  await press(control('All'))
  // a card that was not there appears
  expect(keyframes[3]).toEqual([{ opacity: 0 }, { opacity: 1 }])
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await press(control('Family'))
  expect(animated).toHaveLength(5)
})

it('shows as many brief cards as are wanted, and tells which was chosen', async () => {
  const { page, press, did } = await mount(found, { limit: 3 })
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Loft', 'Attic', 'Cove'])
  const [, , cove] = page.querySelectorAll('li')
  const nearestLink = [...(cove?.querySelectorAll('a') ?? [])].find((one) =>
    /Free from/.test(one.textContent),
  )
  await press(nearestLink as Element)
  expect(did.report.mock.calls.at(-1)?.[0]).toMatchObject({ roomId: 'cove', total: undefined, ...nearest })
  await press(page.querySelector('li a') as Element)
  expect(did.report.mock.calls.at(-1)?.[0]).toMatchObject({ roomId: 'loft', total: 384, ...stay })
})
