import { setTimeout as sleep } from 'node:timers/promises'
import { stepTimeoutMs } from '../limits.ts'
import type { Driver } from './driver.ts'

/**
 * A tab of Firefox or WebKit, used as a person does: every step waits until what it needs is visible and in nobody's
 * way. `css` goes on into the shadow tree of an element after `>>>`; of what it finds, the first counts that holds `text`.
 */
export interface Tab {
  goto(url: string): Promise<void>
  click(css: string, text?: string): Promise<void>
  /** Puts keys into a field, in the place of what stood there. */
  type(css: string, keys: string): Promise<void>
  /** Its text, once it is visible. */
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
  // a page that goes on to another one answers nothing meanwhile
  const place = (css: string, text: string) =>
    driver
      .evaluate(`(${placeOf})(${JSON.stringify(css)}, ${JSON.stringify(text)})`)
      .catch(() => undefined) as Promise<Place | undefined>
  const where = async (css: string, text: string) =>
    `${css}${text && ` with "${text}"`} is not there for a person, on ${await driver.evaluate('location.href')}`

  const click = async (css: string, text = '') => {
    let before: Place | undefined
    // what still moves is somewhere else by the time the click comes
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
      // what the server rendered from leaves the page once everything is hydrated
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
/** Selects what stands in a field. */
const everything = [
  { type: 'keyDown', value: control },
  { type: 'keyDown', value: 'a' },
  { type: 'keyUp', value: 'a' },
  { type: 'keyUp', value: control },
] as const

interface Place {
  /** The middle of what is visible of it, in the window. */
  x: number
  y: number
  /** Whether a click there would reach it. */
  isOnTop: boolean
  text: string
}

/** Runs in the page, so it stands by itself. */
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
