import { setTimeout as sleep } from 'node:timers/promises'
import { stepTimeoutMs } from '../limits.ts'
import type { Driver } from './driver.ts'

/**
 * A tab of Firefox or WebKit, used as a person does: every step waits until its element is visible and not
 * covered. `css` enters an element's shadow tree after `>>>`; the first match that contains `text` counts.
 */
export interface Tab {
  goto(url: string): Promise<void>
  click(css: string, text?: string): Promise<void>
  /** Types into a field and replaces its content. */
  type(css: string, keys: string): Promise<void>
  /** Text of an element, once it is visible. */
  text(css: string, text?: string): Promise<string>
  /** Waits until an expression of the page is true; throws with `otherwise` after 20 s. */
  until(expression: string, otherwise: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
}

const pauseMs = 100

export const createTab = (driver: Driver): Tab => {
  const until = async <Found>(look: () => Promise<Found | undefined>, otherwise: () => Promise<string>) => {
    const end = Date.now() + stepTimeoutMs
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end) throw new Error(await otherwise())
      await sleep(pauseMs)
    }
  }
  // a page that navigates does not respond meanwhile
  const place = (css: string, text: string) =>
    driver
      .evaluate(`(${placeOf})(${JSON.stringify(css)}, ${JSON.stringify(text)})`)
      .catch(() => undefined) as Promise<Place | undefined>
  const where = async (css: string, text: string) =>
    `${css}${text && ` with "${text}"`} is not there for a person, on ${await driver.evaluate('location.href')}`

  const click = async (css: string, text = '') => {
    let before: Place | undefined
    // a moving element would be elsewhere when the click arrives
    const { x, y } = await until(
      async () => {
        const now = await place(css, text)
        const still = now?.isOnTop && now.x === before?.x && now.y === before.y
        before = now
        return still ? now : undefined
      },
      () => where(css, text),
    )
    await driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  const press = (keys: Iterable<string>) => {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    return driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const untilTrue = async (expression: string, otherwise: string) => {
    await until(
      () => driver.evaluate(expression).catch(() => undefined),
      async () => otherwise,
    )
  }

  return {
    goto: async (url) => {
      await driver.goto(url)
      // the server's data leaves the page once everything is hydrated
      await untilTrue("!document.querySelector('script#rendered')", `${url} was not hydrated.`)
    },
    click,
    type: async (css, keys) => {
      await click(css)
      await driver.perform([{ type: 'key', id: 'keyboard', actions: everything }])
      await press(keys)
    },
    text: async (css, text = '') =>
      (
        await until(
          () => place(css, text),
          () => where(css, text),
        )
      ).text,
    until: untilTrue,
    evaluate: driver.evaluate,
  }
}

const control = '\uE009'
/** Selects a field's content. */
const everything = [
  { type: 'keyDown', value: control },
  { type: 'keyDown', value: 'a' },
  { type: 'keyUp', value: 'a' },
  { type: 'keyUp', value: control },
] as const

interface Place {
  /** The centre of its visible part, in the window. */
  x: number
  y: number
  /** Whether a click there would reach it. */
  isOnTop: boolean
  text: string
}

/** Runs in the page, so it uses nothing from outside. */
const placeOf = (css: string, text: string): Place | undefined => {
  const [outer = '', inner] = css.split(' >>> ')
  const found = [...document.querySelectorAll<HTMLElement>(outer)].flatMap((node) =>
    inner === undefined ? [node] : [...(node.shadowRoot?.querySelectorAll<HTMLElement>(inner) ?? [])],
  )
  const seen = found.find(
    (node) => node.checkVisibility({ visibilityProperty: true }) && (node.textContent ?? '').includes(text),
  )
  if (!seen) return undefined
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = seen.getBoundingClientRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  const root = seen.getRootNode() as Document | ShadowRoot
  const hit = root.elementFromPoint(x, y)
  return {
    x,
    y,
    isOnTop: hit !== null && (seen.contains(hit) || hit.contains(seen)),
    text: seen.textContent ?? '',
  }
}
