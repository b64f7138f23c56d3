import type { Mounted, StaySearch, Widget } from '@calm-rest/contract/widget'
import type { Handover, Prefill, Runtime } from '../handover.ts'
import { createHost } from './create-host.ts'
import { takeDrafts } from './element-drafts.ts'
import { hasSearch, propsOf } from './props-of.ts'
import { removeForeign } from './remove-foreign.ts'

const fields = ['firstName', 'lastName', 'email'] as const

/** Types into empty fields, so that the widget gets the same events as from a person. */
const prefillForm = (root: ParentNode, prefill: Prefill | undefined): void => {
  for (const name of fields) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const value = prefill?.[name]
    if (!field || !value || field.value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Keeps keys pressed in a field within the widget: shortcuts of the page would swallow letters. The page gets
 * Escape and Tab, which leave a field, and keys pressed with Control, Alt or Meta.
 */
const keepKeys = (root: HTMLElement): void => {
  const keep = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || key === 'Escape' || key === 'Tab') return
    if ((target as Element).matches('input, textarea, select')) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(name, keep)
}

/** A widget that reports nothing for this many milliseconds counts as failed. */
const deadlineMs = 10_000

/** Loads the widget of the release that rendered the markup, and mounts it on that markup. */
export const hydrate: Runtime['hydrate'] = async (handover) => {
  const { content, kind, site } = handover
  const { root, state } = content
  // code may only come from the site, whatever a response names
  if (new URL(state.module).origin !== site) throw new Error(`${state.module} is not of ${site}`)
  const loaded = (await import(/* webpackIgnore: true */ state.module)) as { widget: Widget }
  let mounted: Mounted<object> | undefined
  let over = false
  const end = () => {
    if (over) return
    over = true
    clearTimeout(watch)
    mounted?.unmount()
    mounted = undefined
    drafts.leave()
  }
  const fail = (code: string, why: string) => {
    if (over) return
    console.error(`calm-rest-${kind}: ${why}`)
    // it may be rendering right now
    queueMicrotask(() => handover.fail(code))
  }
  const watch = setTimeout(() => fail('timeout', `nothing was shown within ${deadlineMs} ms`), deadlineMs)
  const drafts = takeDrafts(handover)
  const host = createHost(handover, drafts.port, {
    shown: () => {
      clearTimeout(watch)
      if (over) return
      handover.become('ready')
      prefillForm(root, handover.prefill())
      handover.emit('ready')
    },
    failed: fail,
    searched: (search) => {
      searched = search
      update()
    },
  })
  /** The visitor's own search: it stays until the page sets another stay. */
  let searched: StaySearch | undefined
  let given = stayIn(handover)
  const update = () => {
    if (given !== stayIn(handover)) searched = undefined
    given = stayIn(handover)
    drafts.follow()
    if (knowsNoDates(handover)) return reload(handover)
    mounted?.update({ ...propsOf(kind, handover.query()), ...searched, lang: handover.lang() })
  }
  const { data, ids, props } = state
  keepKeys(root)
  removeForeign(content)
  mounted = loaded.widget.mount(root, { props, data, ids, host })
  return {
    update: () => {
      update()
      prefillForm(root, handover.prefill())
    },
    end,
  }
}

/** The stay of the attributes, to notice a change. */
const stayIn = ({ query }: Handover) => {
  const { checkIn, checkOut, guests, children } = query()
  return [checkIn, checkOut, guests, children].join('/')
}

/**
 * Rooms without dates are a widget of their own: with dates, or fields for them, the site responds with
 * another.
 */
const knowsNoDates = ({ content, query }: Handover) => {
  const { checkIn, checkOut } = query()
  const wantsDates = checkIn ?? checkOut ?? (hasSearch(query()) || undefined)
  return content.state.module.endsWith('/featured-rooms.js') && wantsDates !== undefined
}

const reload = ({ element }: Handover) => (element as HTMLElement & { reload(): void }).reload()
