import { AlertDialog, ConfirmDialog, Dialog } from '@calm-rest/ui'
import { useAnchoredDialog } from '@calm-rest/ui/stay-calendar'
import { act, type ReactElement, useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mountComponent } from './mount-component.fixture.tsx'

const closed = vi.fn()
const confirmed = vi.fn()

const mount = async (element: ReactElement) => {
  closed.mockClear()
  confirmed.mockClear()
  const view = await mountComponent(element)
  const dialog = () => view.page.querySelector('dialog') as HTMLDialogElement
  /** Sends an event as the browser does; returns whether the browser may go on. */
  const send = (target: Element, type: string) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    return act(async () => target.dispatchEvent(event))
  }
  return { ...view, dialog, send }
}

const guests = (open: boolean) => (
  <Dialog open={open} onClose={closed} title="Guests" closeLabel="Close">
    <input type="file" />
  </Dialog>
)

it('opens a dialog with its title and a button that closes it', async () => {
  const { control, dialog, outline, press } = await mount(guests(true))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Guests'
      h2: Guests
      button 'Close' type=button
      input type=file"
  `)
  expect(dialog().hasAttribute('open')).toBe(true)
  await press(control('Close'))
  expect(closed).toHaveBeenCalledOnce()
})

it('keeps a dialog out of the page until it opens, and takes it away again', async () => {
  const { dialog, rerender } = await mount(guests(false))
  expect(dialog().hasAttribute('open')).toBe(false)
  expect(dialog().children).toHaveLength(0)
  await rerender(guests(true))
  expect(dialog().hasAttribute('open')).toBe(true)
  await rerender(guests(false))
  expect(dialog().hasAttribute('open')).toBe(false)
  expect(dialog().children).toHaveLength(0)
  expect(closed).not.toHaveBeenCalled()
})

it('closes by a press beside the dialog, not by one in it', async () => {
  const { dialog, page, press } = await mount(guests(true))
  await press(page.querySelector('h2') as Element)
  expect(closed).not.toHaveBeenCalled()
  await press(dialog())
  expect(closed).toHaveBeenCalledOnce()
})

it('leaves it to its owner whether Escape closes it', async () => {
  const { dialog, send } = await mount(guests(true))
  expect(await send(dialog(), 'cancel')).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  expect(dialog().hasAttribute('open')).toBe(true)
})

it('stays open where a choice of files in it is cancelled', async () => {
  const { page, send } = await mount(guests(true))
  expect(await send(page.querySelector('input') as Element, 'cancel')).toBe(true)
  expect(closed).not.toHaveBeenCalled()
})

it('tells that the browser has closed it, unless it is open again or was closed by its owner', async () => {
  const { dialog, rerender, send } = await mount(guests(true))
  Object.assign(dialog(), { open: true })
  await send(dialog(), 'close')
  expect(closed).not.toHaveBeenCalled()
  Object.assign(dialog(), { open: false })
  await send(dialog(), 'close')
  expect(closed).toHaveBeenCalledOnce()
  await rerender(guests(false))
  await send(dialog(), 'close')
  expect(closed).toHaveBeenCalledOnce()
})

const asks = (more: { busy?: boolean; error?: string } = {}) => (
  <ConfirmDialog
    open
    onClose={closed}
    onConfirm={confirmed}
    title="Cancel the booking?"
    keepLabel="Keep it"
    confirmLabel="Cancel it"
    {...more}
  >
    Nothing is refunded.
  </ConfirmDialog>
)

it('asks before an action, and keeps or confirms', async () => {
  const { control, outline, press } = await mount(asks())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the booking?' role=alertdialog described='Nothing is refunded.'
      h2: Cancel the booking?
      p: Nothing is refunded.
      button type=button: Keep it
      button type=button: Cancel it"
  `)
  await press(control('Keep it'))
  expect(closed).toHaveBeenCalledOnce()
  expect(confirmed).not.toHaveBeenCalled()
  await press(control('Cancel it'))
  expect(confirmed).toHaveBeenCalledOnce()
  expect(closed).toHaveBeenCalledOnce()
})

it('shows that the action runs, and then why it failed', async () => {
  const { outline, rerender } = await mount(asks({ busy: true }))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the booking?' role=alertdialog described='Nothing is refunded.'
      h2: Cancel the booking?
      p: Nothing is refunded.
      button type=button: Keep it
      button aria-busy=true disabled type=button: Cancel it"
  `)
  await rerender(asks({ error: 'No connection.' }))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the booking?' role=alertdialog described='Nothing is refunded.No connection.'
      h2: Cancel the booking?
      p: Nothing is refunded.
      div role=alert
        No connection.
      button type=button: Keep it
      button type=button: Cancel it"
  `)
})

it('gives the focus back to the button that was disabled while it worked', async () => {
  const { control, rerender } = await mount(asks({ busy: true }))
  const focused = vi.fn()
  Object.assign(control('Cancel it'), { focus: focused })
  Object.defineProperty(document, 'activeElement', { configurable: true, value: document.body })
  await rerender(asks())
  expect(focused).toHaveBeenCalledOnce()
})

it('tells one message with an OK, named by its title, or by its text without one', async () => {
  const { control, outline, press, rerender } = await mount(
    <AlertDialog open onClose={closed} okLabel="OK" title="Signed out">
      Sign in again.
    </AlertDialog>,
  )
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Signed out' role=alertdialog described='Sign in again.'
      h2: Signed out
      Sign in again.
      button type=button: OK"
  `)
  await press(control('OK'))
  expect(closed).toHaveBeenCalledOnce()
  await rerender(
    <AlertDialog open onClose={closed} okLabel="OK">
      Sign in again.
    </AlertDialog>,
  )
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Sign in again.' role=alertdialog
      Sign in again.
      button type=button: OK"
  `)
})

afterEach(() => void vi.unstubAllGlobals())

/** A calendar near two fields, whose window has room for so many months by the style sheet. */
const Anchored = ({ field }: { field: string }) => {
  const anchor = useRef<HTMLDivElement>(null)
  const { ref, months } = useAnchoredDialog(anchor, field)
  return (
    <div
      ref={(element) => {
        anchor.current = element
        if (!element || element.hasAttribute('data-placed')) return
        element.setAttribute('data-placed', '')
        place(element, { left: 50, top: 10, bottom: 60, width: 300, height: 50 })
        Object.assign(element.querySelector('dialog') as object, { offsetLeft: 20, offsetTop: 30 })
        for (const one of element.querySelectorAll('p'))
          place(one, { left: 150, top: 20, width: 100, height: 40 })
      }}
    >
      <p data-field="checkOut">Check-out</p>
      <dialog ref={ref}>{months}</dialog>
    </div>
  )
}

const place = (element: Element, box: object) => {
  element.getBoundingClientRect = () => box as DOMRect
}

const anchored = async (months: string, field = 'checkOut') => {
  const room = { months }
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => (name === '--months' ? ` ${room.months} ` : ''),
  }))
  const view = await mount(<Anchored field={field} />)
  const resize = () => act(async () => void dispatchEvent(new Event('resize')))
  return { ...view, room, resize }
}

it.each([
  ['1', '1'],
  ['2', '2'],
  ['', '1'],
])('opens a calendar with as many months as there is room for: %s', async (said, months) => {
  const { dialog } = await anchored(said)
  expect(dialog().hasAttribute('open')).toBe(true)
  expect(dialog().textContent).toBe(months)
})

it.each([
  ['of its field', 'checkOut', '180px 10px'],
  ['of its anchor, where it has no such field', 'checkIn', '180px 5px'],
])('opens a calendar below its anchor, and lets it grow from the middle %s', async (_what, field, middle) => {
  const { dialog } = await anchored('1', field)
  const { style } = dialog()
  expect(style.getPropertyValue('--left')).toBe('50px')
  expect(style.getPropertyValue('--top')).toBe('68px')
  expect(style.transformOrigin).toBe(middle)
})

it('follows the size of the window while it is open, and no longer', async () => {
  const { dialog, room, resize, rerender } = await anchored('1')
  const opened = dialog()
  room.months = '2'
  opened.style.setProperty('--left', '')
  await resize()
  expect(opened.textContent).toBe('2')
  expect(opened.style.getPropertyValue('--left')).toBe('50px')
  await rerender(<p>Gone</p>)
  expect(opened.hasAttribute('open')).toBe(false)
  const looked = vi.fn(() => ({ getPropertyValue: () => '1' }))
  vi.stubGlobal('getComputedStyle', looked)
  await resize()
  expect(looked).not.toHaveBeenCalled()
})

it('follows its anchor once more after each size of the window', async () => {
  const { dialog, resize } = await anchored('2')
  dialog().style.setProperty('--left', '')
  await resize()
  expect(dialog().style.getPropertyValue('--left')).toBe('50px')
})
