/**
 * Dispatched where a React root is hydrated: on its slot for a widget, on the document's element for the shell. Presses
 * that came early wait for it.
 */
export const rootHydratedEvent = 'calm-rest-root-hydrated'

/** Selector of the buttons that may be pressed before hydration, for the inline script. */
export const earlyButtons = '#site :is(button[type=button], [data-early])'

interface Press {
  button: HTMLElement
  /** It has done nothing yet, or is to be done once more: a press of the widget itself has to follow. */
  isHeld: boolean
}

/** Actions of a visitor before hydration, which the inline script records. */
export interface Early {
  /** In their order. */
  presses: Press[]
  /** Elements of the React roots that are hydrated: the document's for the shell, else that of a slot. */
  hydrated: WeakSet<Element>
  form?: { form: HTMLFormElement; submitter: HTMLElement | null }
  /** The scripts have come: the browser need not send the form itself. */
  isTaken?: boolean
}

export interface WithEarly {
  calmRestEarly?: Early
}

const rootOf = (element: Element) => element.closest('[data-slot]') ?? document.documentElement

const buttonsOf = (root: Element) =>
  [...document.querySelectorAll<HTMLElement>(earlyButtons)].filter((one) => rootOf(one) === root)

/** Forgets the presses in an element that will not be hydrated for now: its buttons can be pressed again. */
export const releasePresses = (within: Element) => {
  const { calmRestEarly: early } = globalThis as WithEarly
  if (!early) return
  early.presses = early.presses.filter(({ button }) => {
    const isReleased = within.contains(button)
    if (isReleased) button.removeAttribute('aria-busy')
    return !isReleased
  })
}

/**
 * Takes over what a visitor did before the page was hydrated. A button or a form that React has written anew, because of a
 * node of an extension, has an heir at its place.
 */
export const takeEarly = (slotsNow: () => Element[]) => {
  const early: Early = (globalThis as WithEarly).calmRestEarly ?? { presses: [], hydrated: new WeakSet() }
  early.isTaken = true
  const forms = [...document.forms]
  const buttons = () => [document.documentElement, ...slotsNow()].map(buttonsOf)
  let written = buttons()

  const heirOf = (button: HTMLElement) => {
    const root = written.findIndex((all) => all.includes(button))
    return buttons()[root]?.[written[root]?.indexOf(button) ?? 0]
  }

  /** Presses once more what was pressed in a root, now that it is hydrated. */
  const press = ({ target: root }: Event) => {
    early.hydrated.add(root as Element)
    early.presses = early.presses.filter(({ button, isHeld }, at, all) => {
      const stands = button.isConnected
      const now = stands ? button : heirOf(button)
      if (!now || rootOf(now) !== root) return true
      button.removeAttribute('aria-busy')
      const isLast = all.findLastIndex((one) => one.button === button) === at
      // React is in the middle of its effects
      if (isHeld ? isLast : !stands) setTimeout(() => now.click())
      return false
    })
  }
  addEventListener(rootHydratedEvent, press)

  return {
    /** Sends the form that was sent, now that everything is hydrated but late slots, whose presses still wait. */
    end: () => {
      written = []
      const { form, submitter } = early.form ?? {}
      delete early.form
      submitter?.removeAttribute('aria-busy')
      if (form?.isConnected) form.requestSubmit(submitter)
      else if (form) document.forms[forms.indexOf(form)]?.requestSubmit()
    },
  }
}
