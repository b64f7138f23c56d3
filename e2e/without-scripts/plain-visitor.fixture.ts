import type { Lang } from '@calm-rest/contract/widget'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { typed } from './journey.fixture.ts'

type Field = [name: string, value: string]

/**
 * A visitor whose browser runs no scripts: follows links, and fills in and submits forms, by the HTML alone. Throws
 * where an element cannot be found or filled in.
 */
export const visitWithoutScripts = async (path: string) => {
  let address = new URL(path, sharedSite().url)
  let page = await fetchPage(address.href)
  let chosen = new Map<string, string>()

  const arriveAt = async (next: URL, init?: RequestInit): Promise<number> => {
    address = next
    chosen = new Map()
    page = await fetchPage(next.href, init)
    const moved = page.headers.get('location')
    return moved && page.status < 400 ? arriveAt(new URL(moved, next)) : page.status
  }

  const form = () => oneOf(page.document, 'main form')
  let again: () => Promise<number> = () => Promise.reject(new Error('No form was sent yet.'))

  return {
    page: () => page,
    document: () => page.document,
    path: () => address.pathname,
    query: () => address.search,
    get: (to: string) => arriveAt(new URL(to, address)),
    /** Follows a link by its text, or by the attribute that names it. */
    follow: (words: string | RegExp, root = 'body') =>
      arriveAt(new URL(linkBy(page.document, root, words).getAttribute('href') ?? '', address)),
    /** Fills in fields or chooses options of the form, by their names. */
    fill: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        assertTakes(form(), name, value)
        chosen.set(name, value)
      }
    },
    /** Fields as the form would be submitted now. */
    fields: () => Object.fromEntries(fieldsOf(form(), chosen)),
    /** Submits the form, by a button of this name or by its own; returns the status of the next page. */
    send: (button?: string) => {
      const pressed = button === undefined ? [] : [fieldOfButton(oneOf(form(), `button[name=${button}]`))]
      const body = new URLSearchParams([...fieldsOf(form(), chosen), ...pressed]).toString()
      const to = new URL(form().getAttribute('action') ?? '', address)
      if (form().getAttribute('method') !== 'post') throw new Error('This form is not sent by POST.')
      if (oneOf(form(), '[type=submit]:not([name]):not([tabindex])').hasAttribute('disabled'))
        throw new Error('This form cannot be sent.')
      const headers = {
        origin: address.origin,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
      }
      again = () => arriveAt(to, { method: 'POST', headers, body })
      return again()
    },
    /** Reloads the page that answered a form, and confirms that it is sent once more. */
    sendAgain: () => again(),
    /** Presses a button of a form that asks for another page. */
    press: (words: string) => {
      const button = [...page.document.querySelectorAll('form[method=get] button')].find(
        (one) => one.textContent === words,
      )
      const around = button?.closest('form')
      if (!button || !around) throw new Error(`No button of this page asks for '${words}'.`)
      const next = new URL(around.getAttribute('action') ?? '', address)
      next.search = new URLSearchParams([...fieldsOf(around, new Map()), fieldOfButton(button)]).toString()
      return arriveAt(next)
    },
    /** The element that a page without scripts focuses. */
    autofocused: () => oneOf(page.document, 'main [autofocus]'),
  }
}

export type PlainVisitor = Awaited<ReturnType<typeof visitWithoutScripts>>

const oneOf = (root: ParentNode, selector: string): Element => {
  const found = root.querySelectorAll(selector)
  const last = found[found.length - 1]
  if (!last) throw new Error(`Nothing here is ${selector}.`)
  return last
}

const linkBy = (root: Document, within: string, words: string | RegExp): Element => {
  const says = (link: Element) => link.getAttribute('aria-label') ?? (link.textContent ?? '').trim()
  const found = [...root.querySelectorAll(`${within} a`)].find((link) =>
    typeof words === 'string' ? says(link) === words : words.test(says(link)),
  )
  if (!found) throw new Error(`No link of this page says '${words}'.`)
  return found
}

const fieldOfButton = (button: Element): Field => [
  button.getAttribute('name') ?? '',
  button.getAttribute('value') ?? '',
]

const fieldsNamed = (form: Element, name: string) =>
  [...form.querySelectorAll('input, select, textarea')].filter((field) => field.getAttribute('name') === name)

const isSent = (field: Element) => field.hasAttribute('name') && !field.hasAttribute('disabled')

const assertTakes = (form: Element, name: string, value: string) => {
  const fields = fieldsNamed(form, name).filter(
    (field) => isSent(field) && field.getAttribute('type') !== 'hidden' && !field.hasAttribute('readonly'),
  )
  const [field] = fields
  if (!field) throw new Error(`This form has no field '${name}'.`)
  const options = field.tagName === 'SELECT' ? [...field.querySelectorAll('option')] : undefined
  const radios = field.getAttribute('type') === 'radio' ? fields : undefined
  const offered = options ?? radios
  const isOffered = offered?.some(
    (one) => one.getAttribute('value') === value && !one.hasAttribute('disabled'),
  )
  if (offered && !isOffered) throw new Error(`'${name}' does not offer '${value}'.`)
}

/** Fields as a browser submits them, in their order; lines end as in every submitted form. */
const fieldsOf = (form: Element, chosen: ReadonlyMap<string, string>): Field[] =>
  [...form.querySelectorAll('input, select, textarea')].filter(isSent).flatMap((field): Field[] => {
    const name = field.getAttribute('name') ?? ''
    const value = sentValue(field, chosen.get(name))
    return value === undefined ? [] : [[name, value.replace(/\r?\n/g, '\r\n')]]
  })

const sentValue = (field: Element, chosen: string | undefined): string | undefined => {
  if (field.tagName === 'TEXTAREA') return chosen ?? (field.textContent ?? '').replace(/^\n/, '')
  if (field.tagName === 'SELECT') return chosen ?? selectedIn(field)
  const value = field.getAttribute('value') ?? ''
  if (!/^(radio|checkbox)$/.test(field.getAttribute('type') ?? '')) return chosen ?? value
  const isChecked = chosen === undefined ? field.hasAttribute('checked') : chosen === value
  return isChecked ? value : undefined
}

/** The selected option; a disabled one is not submitted, even where it shows. */
const selectedIn = (field: Element): string | undefined => {
  const option = field.querySelector('option[selected]') ?? field.querySelector('option:not([disabled])')
  return option?.hasAttribute('disabled') ? undefined : (option?.getAttribute('value') ?? undefined)
}

/** Fills the booking form in, for a room and its nights. */
export const fillStay = (
  visitor: PlainVisitor,
  lang: Lang,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  { email, room = 'horizon-room' }: { email: string; room?: string },
) =>
  visitor.fill({
    firstName: 'Ada',
    lastName: 'Perera',
    email,
    checkInTyped: typed(lang, checkIn),
    checkOutTyped: typed(lang, checkOut),
    roomType: room,
  })
