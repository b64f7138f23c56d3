import { type RoomPhotographs as Photographs, staffLimits } from '@calm-rest/contract/staff'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { RoomPhotographs } from './room-photographs.tsx'
import { UploadCard } from './upload-card.tsx'
import { createUploads, mayRetry, type Upload } from './uploads.ts'

const room: Photographs = { version: 'v1', roomId: 'sea', photographs: [], removed: [] }

const pick = async (files: File[]) => {
  const view = await mountInDesk(<RoomPhotographs roomId="sea" isNeeded={false} />, { listPhotographs: room })
  const [camera, library] = [...view.page.querySelectorAll('input[type="file"]')]
  Object.defineProperty(library, 'files', { value: files, configurable: true })
  library?.dispatchEvent(new window.Event('change', { bubbles: true }))
  return { ...view, camera, library }
}

it('takes one photograph by the camera, or several that there are', async () => {
  const { camera, library } = await pick([])
  for (const one of [camera, library]) expect(one?.getAttribute('accept')).toBe('image/*')
  expect(camera?.getAttribute('capture')).toBe('environment')
  expect(library?.hasAttribute('capture')).toBe(false)
  expect([camera, library].map((one) => Reflect.get(one as object, 'multiple'))).toEqual([false, true])
})

it('lists photographs on their way, with the ways on where one cannot be read', async () => {
  const { until, outline, page, press, control } = await pick([
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  ])
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Photographs'
      h2: Photographs
      button type=button
        Take a photograph
      button type=button
        Choose photographs
      p: Drag a picture to its place, or use the arrows. The first one is on the card of the room.
      ul 'On their way'
        li
          p role=alert: That did not work. Please try again. The photograph waits on this device.
          button type=button: Try again
          button type=button: Discard
      ul 'Photographs in their order'
      span role=status"
  `)
  await press(control('Discard'))
  await until(() => expect(page.querySelector('[aria-label="On their way"]')).toBeNull())
})

const upload: Upload = { id: 'a', status: 'waiting', share: 0, isAgain: false, isStored: false }

it.each([
  ['waiting', { status: 'waiting' }, 'Waits its turn', false],
  ['on the line', { status: 'sending', share: 0.4 }, 'Is being sent', false],
  ['sent', { status: 'sending', share: 1 }, 'Is being made ready for guests', false],
  ['without a connection', { status: 'failed', problem: { kind: 'network' } }, 'waits on this device', true],
  ['unreadable', { status: 'failed', problem: 'unreadable' }, 'HEIC', false],
] as [string, Partial<Upload>, string, boolean][])(
  'says of a photograph that is %s what becomes of it',
  async (_what, given, words, isRetried) => {
    const retried = vi.fn()
    const discarded = vi.fn()
    const { page, press, control } = await mountInDesk(
      <UploadCard upload={{ ...upload, ...given }} onRetry={retried} onDiscard={discarded} />,
      {},
    )
    expect(page.textContent).toContain(words)
    expect(mayRetry({ ...upload, ...given })).toBe(isRetried)
    expect(page.textContent?.includes('Try again')).toBe(isRetried)
    if (given.status !== 'failed') {
      expect(page.querySelector('progress')?.getAttribute('value')).toBe(String(given.share ?? 0))
      return
    }
    await press(control('Discard'))
    expect(discarded).toHaveBeenCalledOnce()
    if (isRetried) await press(control('Try again'))
    expect(retried).toHaveBeenCalledTimes(isRetried ? 1 : 0)
  },
)

it('has sent no photograph before that was chosen just now', async () => {
  const statuses = new Set<string>()
  const { add } = createUploads({
    roomId: 'sea',
    send: async () => ({ ok: false, failure: { kind: 'network' } }),
    onChanged: (uploads) => {
      for (const { status, isAgain, share } of uploads) statuses.add(`${status} ${isAgain} ${share}`)
    },
    onArrived: () => {},
  })
  add([new File(['x'], 'a.jpg')])
  await vi.waitFor(() => expect([...statuses].some((one) => one.startsWith('failed'))).toBe(true))
  expect([...statuses][0]).toBe('waiting false 0')
})

const four: Photographs = {
  ...room,
  photographs: [11, 12, 13, 14].map((id, i) => ({
    id,
    src: `/${id}.jpg`,
    width: 4,
    height: 3,
    position: i + 1,
  })),
}

/** Drags the first photograph of four, which lie in a row of 100 pixels each, over to x = 250. */
const drag = async (
  pressed: object,
  more: (send: (type: string, given?: object) => void) => void = () => {},
) => {
  const view = await mountInDesk(<RoomPhotographs roomId="sea" isNeeded={false} />, {
    listPhotographs: four,
    movePhotograph: {} as never,
  })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const cards = [...view.page.querySelectorAll<HTMLElement>('[data-position]')]
  for (const [i, card] of cards.entries())
    card.getBoundingClientRect = () => ({ left: 100 * i, right: 100 * i + 99, top: 0, bottom: 99 }) as DOMRect
  const list = cards[0]?.parentElement
  Object.assign(list as object, { setPointerCapture: () => {} })
  const at = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 50, clientY: 50 }
  const send = (type: string, given: object = {}) =>
    dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { ...at, ...given }))
  const press = new window.Event('pointerdown', { bubbles: true })
  await act(async () => {
    cards[0]?.firstElementChild?.dispatchEvent(Object.assign(press, { ...at, ...pressed }))
    send('pointermove', { clientX: 250 })
    more(send)
    send('pointerup', { clientX: 250 })
    // the click that ends a drag is waited for until the next turn
    await new Promise((resolve) => setTimeout(resolve))
  })
  return view
}

it('moves a photograph to where a mouse has carried it', async () => {
  const { until, sent } = await drag({})
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 3 }))
})

it('keeps the last place where a photograph is dropped beside all others', async () => {
  const { until, sent } = await drag({}, (send) => send('pointermove', { clientX: 950 }))
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position: 3 }))
})

it.each([
  ['by another button of the mouse', { button: 2 }, () => {}],
  [
    'where Escape ends it',
    {},
    (send: (type: string, given?: object) => void) => send('keydown', { key: 'Escape' }),
  ],
  ['where it is brought back', {}, (send: (type: string, given?: object) => void) => send('pointermove')],
] as const)('moves no photograph %s', async (_, pressed, more) => {
  const { asked } = await drag(pressed, more)
  expect(asked.map(({ name }) => name)).toEqual(['listPhotographs'])
})

it.each([
  ['at its left edge', { clientX: 100 }, 2],
  ['at its right edge', { clientX: 199 }, 2],
  ['at its upper edge', { clientX: 150, clientY: 0 }, 2],
  ['at its lower edge', { clientX: 150, clientY: 99 }, 2],
  ['not between two', { clientX: 199.5 }, 3],
  ['not below all', { clientX: 150, clientY: 100 }, 3],
  ['not above all', { clientX: 150, clientY: -1 }, 3],
])('drops a photograph on the place of another %s', async (_what, at, position) => {
  const { sent, until } = await drag({}, (send) => send('pointermove', at))
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position }))
})

it.each([
  ['is done', {} as never],
  ['was refused', refusedWith('changed_meanwhile')],
])('reads the photographs once more where a move %s', async (_what, movePhotograph) => {
  const { asked, control, press, until } = await mountInDesk(
    <RoomPhotographs roomId="sea" isNeeded={false} />,
    {
      listPhotographs: four,
      movePhotograph,
    },
  )
  await press(control('Picture 1 one place later'))
  const looks = () => asked.filter(({ name }) => name === 'listPhotographs').length
  await until(() => expect(looks()).toBe(2))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(looks()).toBe(2)
})

/** Holds the answers of the network back until it is let go. */
const holdAnswers = () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const answered = globalThis.fetch
  globalThis.fetch = async (...request) => {
    await promise
    return answered(...request)
  }
  return letGo
}

const mountFour = async (answers: Answers = {}) => {
  const view = await mountInDesk(<RoomPhotographs roomId="sea" isNeeded={false} />, {
    listPhotographs: four,
    ...answers,
  })
  const order = () =>
    [...view.page.querySelectorAll('[data-position] img')].map((one) => one.getAttribute('src'))
  return { ...view, order }
}

it('shows a move at once, before the server has answered', async () => {
  const { order, control, press, until, answer, page, asked } = await mountFour({
    movePhotograph: {} as never,
  })
  const letGo = holdAnswers()
  await press(control('Picture 1 one place later'))
  expect(order()).toEqual(['/12.jpg', '/11.jpg', '/13.jpg', '/14.jpg'])
  // the next one is on the order that this one makes
  await press(control('Picture 3 one place earlier'))
  await press(control('Remove picture 2'))
  const [first, second, ...others] = four.photographs
  answer({ listPhotographs: { ...four, photographs: [second, first, ...others] as typeof four.photographs } })
  await act(async () => letGo())
  await until(() => expect(page.querySelector('span[role="status"]')?.textContent).toContain('2'))
  expect(order()).toEqual(['/12.jpg', '/11.jpg', '/13.jpg', '/14.jpg'])
  expect(asked.filter(({ name }) => /^(move|remove)/.test(name))).toHaveLength(1)
})

it('shows the order before again where a move was refused, and says why', async () => {
  const { order, control, press, until, page } = await mountFour({
    movePhotograph: refusedWith('changed_meanwhile'),
  })
  await press(control('Picture 1 one place later'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  await until(() => expect(order()).toEqual(['/11.jpg', '/12.jpg', '/13.jpg', '/14.jpg']))
  expect(page.querySelector('span[role="status"]')?.textContent).toBe('')
})

it.each([
  ['Picture 3 one place earlier', 13, 2],
  ['Picture 3 one place later', 13, 4],
  ['Make picture 3 the first', 13, 1],
])('moves by a button: %s', async (name, id, position) => {
  const { control, press, until, sent, asked } = await mountFour({ movePhotograph: {} as never })
  await press(control(name))
  await until(() => expect(sent('movePhotograph')).toEqual({ version: 'v1', position }))
  expect(asked.find((one) => one.name === 'movePhotograph')?.address).toContain(`/${id}`)
})

it.each(['Picture 1 one place earlier', 'Picture 4 one place later'])(
  'moves nothing beyond an end: %s',
  async (name) => {
    const { control, press, asked } = await mountFour()
    expect(control(name).getAttribute('aria-disabled')).toBe('true')
    await press(control(name))
    expect(asked.map((one) => one.name)).toEqual(['listPhotographs'])
  },
)

it('takes a photograph away, with the way to bring it back at its place and in reach of the keyboard', async () => {
  const { control, press, until, answer, asked, page, order } = await mountFour({
    removePhotograph: {} as never,
    restorePhotograph: {} as never,
  })
  const [, second] = four.photographs
  const without = { ...four, photographs: four.photographs.filter((one) => one !== second) }
  answer({ listPhotographs: { ...without, removed: [second] as typeof four.photographs } })
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  onTestFinished(() => focused.mockRestore())
  await press(control('Remove picture 2'))
  await until(() => expect(order()).toEqual(['/11.jpg', '/13.jpg', '/14.jpg']))
  const places = [...page.querySelectorAll('[aria-label="Photographs in their order"] > li')]
  expect(places.map((one) => one.querySelector('img')?.getAttribute('src'))).toEqual([
    '/11.jpg',
    '/12.jpg',
    '/13.jpg',
    '/14.jpg',
  ])
  expect(focused.mock.contexts.at(-1)).toBe(places[1]?.querySelector('button'))
  answer({ listPhotographs: four })
  await press(places[1]?.querySelector('button') as Element)
  await until(() => expect(order()).toHaveLength(4))
  expect(asked.find((one) => one.name === 'restorePhotograph')?.address).toContain('/12')
})

it.each([
  ['the room needs one', 0, true, 'the room needs one before guests can find it'],
  ['there are drawings', 0, false, 'guests see the drawn scenes'],
  ['there are some', 1, true, 'Drag a picture to its place'],
  ['there is room for one more', staffLimits.photographs.perRoom - 1, false, 'Drag a picture to its place'],
  ['the room is full', staffLimits.photographs.perRoom, false, 'which is all that it can show'],
])('says what to do where %s', async (_, length, isNeeded, hint) => {
  const photographs = Array.from({ length }, (_, i) => ({
    id: i,
    src: `/${i}.jpg`,
    width: 4,
    height: 3,
    position: i + 1,
  }))
  const { page } = await mountInDesk(<RoomPhotographs roomId="sea" isNeeded={isNeeded} />, {
    listPhotographs: { ...room, photographs },
  })
  expect(page.querySelector('section p')?.textContent).toContain(hint)
  const isFull = length === staffLimits.photographs.perRoom
  const buttons = [...page.querySelectorAll('button')].slice(0, 2)
  expect(buttons.map((one) => one.hasAttribute('disabled'))).toEqual([isFull, isFull])
})
