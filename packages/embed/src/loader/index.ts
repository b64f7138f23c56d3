import type { Runtime } from '../handover.ts'
import { embedKinds, siteMark } from '../protocol.ts'
import { createElementClass } from './create-element-class.ts'
import { warnOnce } from './warn-once.ts'

/** Path of the runtime below `/embed/`, with the hash of its content; the build inserts it. */
declare const RUNTIME: string

const key = Symbol.for('calm-rest.embed')

/** State shared by all loaders of a page, of any version: their only trace beside the elements. */
const shared = globalThis as { [key]?: { instances: number } }
shared[key] ??= { instances: 0 }
const page = shared[key]

/**
 * Not derived from this file's address: page optimizers copy the file to the page's own server, or into the
 * page.
 */
const site = siteMark
let runtime: Promise<Runtime> | undefined

const loadRuntime = () => {
  runtime ??= import(/* webpackIgnore: true */ `${site}/embed/${RUNTIME}`)
  runtime.catch(() => {
    runtime = undefined
  })
  return runtime
}

/**
 * Whether the browser has the newest features that this file and the widgets need; without them the link
 * stays. Checked on the document itself, since libraries replace functions of `Document`.
 */
const isNewEnough = 'adoptedStyleSheets' in document && 'hasOwn' in Object
if (!isNewEnough) warnOnce('calm-rest: the browser is too old. The link stays.')

for (const kind of isNewEnough ? embedKinds : []) {
  const name = `calm-rest-${kind}`
  // another copy on the page has defined the elements already
  if (!customElements.get(name)) {
    customElements.define(
      name,
      createElementClass(kind, { site, loadRuntime, nextInstance: () => ++page.instances }),
    )
  }
}
