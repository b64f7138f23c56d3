import type { Page } from 'playwright-core'

/** What a widget shares with the page and with other widgets. */
export interface PageState {
  /** Names of the cookies that scripts can write. */
  cookies: string[]
  /** Keys of both storages. */
  keys: string[]
  title: string
  address: string
  /** Entries of the tab's history. */
  entries: number
  /** Every element outside the places of the widget, with its attributes and its own text. */
  elements: string[]
}

/** Reads what is not the widget's. */
export const readState = async (page: Page): Promise<PageState> => {
  const cookies = await page.context().cookies()
  return {
    cookies: cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name),
    ...(await page.evaluate(stateHere)),
  }
}

/** In the page. */
const stateHere = (): Omit<PageState, 'cookies'> => {
  const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
  return {
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    title: document.title,
    address: location.href,
    entries: history.length,
    elements: elements
      .filter((one) => !one.closest('[data-instance]') && !one.matches('script, link, style'))
      .map((one) => {
        const attributes = [...one.attributes]
          // how the page looks is compared by itself
          .filter(({ name }) => name !== 'style' && name !== 'class')
          .map(({ name, value }) => ` ${name}="${value}"`)
          .join('')
        const text = [...one.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
        return `<${one.tagName.toLowerCase()}${attributes}>${text.trim()}`
      }),
  }
}

/** What the widget of a remote changed, each with its remedy. */
export const stateFaults = (remote: string, before: PageState, after: PageState): string[] => [
  ...added(before.cookies, after.cookies).map(
    (name) => `it sets the cookie '${name}': keep it in host.drafts, or on your server`,
  ),
  ...added(before.keys, after.keys)
    .filter((key) => !isOwnKey(remote, key))
    .map((key) => `it writes the storage key '${key}': begin it with '${remote}'`),
  ...(siteOf(after.title) === siteOf(before.title)
    ? []
    : [`it sets document.title to '${after.title}': use host.report({ type: 'titled', title })`]),
  ...(after.entries === before.entries && after.address === before.address
    ? []
    : [`it changes the history or the address, now ${after.address}: use host.navigate`]),
  ...added(before.elements, after.elements).map(
    (element) => `it adds or changes ${element} outside its slot: render into the slot alone`,
  ),
  ...added(after.elements, before.elements).map(
    (element) => `it takes ${element} from the page: change nothing outside its slot`,
  ),
]

/** The site's part of a title: the host puts it after each title that a widget reports. */
const siteOf = (title: string) => title.split(' · ').at(-1)

/** A key of the remote, or of the host's drafts. */
const isOwnKey = (remote: string, key: string) => {
  const name = remote.replace(/^mf-/, '')
  return [remote, name, `calm-rest-${name}`, 'calm-rest-draft-'].some((start) => key.startsWith(start))
}

/** Lines that are new, or there more often. */
const added = (before: readonly string[], now: readonly string[]): string[] => {
  const left = [...before]
  return now
    .filter((line) => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .map((line) => line.slice(0, 120))
}
