import { emptyDocument } from '@calm-rest/testing'
import { act, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { rootHydratedEvent } from '../../slots/early.ts'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { useMenu } from './use-menu.ts'

const EventOfNode = Event
let media: EventTarget
const asked: string[] = []

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  asked.length = 0
  media = new EventTarget()
  vi.stubGlobal('Event', (emptyDocument().defaultView as Window & typeof globalThis).Event)
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return media
  })
})

interface Stage {
  arrive: (pathname: string) => void
  focused: () => void
}

const Bar = ({ stage }: { stage: Stage }) => {
  const [pathname, arrive] = useState('/rooms')
  stage.arrive = arrive
  const { open, button, toggled, closed } = useMenu(pathname)
  return (
    <>
      <button type="button" ref={button} aria-expanded={open} onClick={toggled} onFocus={stage.focused}>
        Menu
      </button>
      <button type="button" onClick={closed}>
        Close
      </button>
    </>
  )
}

const mount = async () => {
  const stage = { focused: vi.fn() } as unknown as Stage & { focused: ReturnType<typeof vi.fn> }
  const view = await mountInShell(<Bar stage={stage} />)
  const button = view.control('Menu')
  // React's own property, which the simulated document lacks
  Object.defineProperty(button, 'ariaExpanded', { get: () => button.getAttribute('aria-expanded') })
  button.focus = () => stage.focused()
  const isOpen = () => [
    button.getAttribute('aria-expanded'),
    document.documentElement.classList.contains('menu-open'),
  ]
  const key = (name: string) =>
    act(async () => void dispatchEvent(Object.assign(new EventOfNode('keydown'), { key: name })))
  return {
    ...view,
    stage,
    isOpen,
    key,
    toggle: () => view.press(button),
    arrive: (path: string) => act(async () => stage.arrive(path)),
    button,
  }
}

const opened = ['true', true]
const closed = ['false', false]

it('opens and closes by its button, and lies over the page meanwhile', async () => {
  const { isOpen, toggle, press, control } = await mount()
  expect(isOpen()).toEqual(closed)
  await toggle()
  expect(isOpen()).toEqual(opened)
  await toggle()
  expect(isOpen()).toEqual(closed)
  await toggle()
  await press(control('Close'))
  expect(isOpen()).toEqual(closed)
})

it('closes by Escape alone, which leads back to its button', async () => {
  const { isOpen, toggle, key, stage } = await mount()
  await key('Escape')
  expect(stage.focused, 'it is closed').not.toHaveBeenCalled()
  await toggle()
  await key('ArrowDown')
  expect(isOpen()).toEqual(opened)
  await key('Escape')
  expect(isOpen()).toEqual(closed)
  expect(stage.focused).toHaveBeenCalledOnce()
})

it('closes on arrival at another screen', async () => {
  const { isOpen, toggle, arrive } = await mount()
  await toggle()
  await arrive('/rooms')
  expect(isOpen()).toEqual(opened)
  await arrive('/about')
  expect(isOpen()).toEqual(closed)
})

it('closes where the window gets wide', async () => {
  const { isOpen, toggle } = await mount()
  await toggle()
  await act(async () => void media.dispatchEvent(new EventOfNode('change')))
  expect(isOpen()).toEqual(closed)
  expect(asked).toEqual(['(width >= 1040px)'])
})

it('stands as the inline script has turned its button until the screen was hydrated', async () => {
  const { isOpen, button } = await mount()
  button.setAttribute('aria-expanded', 'true')
  await act(async () => void document.documentElement.dispatchEvent(new Event(rootHydratedEvent)))
  expect(isOpen()).toEqual(opened)
})
