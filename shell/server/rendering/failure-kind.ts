import type { RenderJob } from './messages.ts'

/**
 * Why the server left a widget to the browser. `threw`: the bundle threw. `late`: no answer within the deadline. `ended`:
 * its process hung, swelled or broke the protocol. `refused`: its HTML or file is not allowed. `busy`: not the release's
 * fault, such as a start or too much to do.
 */
export const failureKinds = ['threw', 'late', 'ended', 'refused', 'busy'] as const

export type FailureKind = (typeof failureKinds)[number]

/** A render that failed for another reason than a throw of the bundle. */
export class RenderError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export const failureKindOf = (cause: unknown): FailureKind =>
  cause instanceof RenderError ? cause.kind : 'threw'

/** Longest message that is shown. */
const mostChars = 200
const hidden = '…'

/** Texts of a render's input that may be a guest's, the longest first. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [String(value)]

/**
 * The message of a failure without what a guest may have given: the props of the widget, addresses of mail, and longer
 * numbers. Of a form it is nothing.
 */
export const publicMessage = (
  message: string,
  { form, props }: Pick<RenderJob, 'form' | 'props'>,
): string => {
  if (form) return ''
  const given = textsOf(props)
    .filter((text) => text.length > 1)
    .sort((a, b) => b.length - a.length)
  return given
    .reduce((text, each) => text.replaceAll(each, hidden), message)
    .replaceAll(/\S+@\S+|\d{4,}/g, hidden)
    .slice(0, mostChars)
}

/** What only a browser has, as messages of errors name it. */
const browserOnly =
  /\b(window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|HTMLElement|customElements|requestAnimationFrame|IntersectionObserver|ResizeObserver|MutationObserver|fetch|XMLHttpRequest|WebSocket|indexedDB)\b is not (?:defined|a function)/

/** The global that a render missed because only a browser has it. */
export const missingGlobal = (message: string): string | undefined => browserOnly.exec(message)?.[1]
