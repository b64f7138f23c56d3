import type { Runtime } from '../handover.ts'
import { embedKinds, siteMark } from '../protocol.ts'
import { createElementClass } from './create-element-class.ts'
import { warnOnce } from './warn-once.ts'

/** Path of the runtime below `/embed/`, with the hash of its content: put in by the build. */
declare const RUNTIME: string

const key = Symbol.for('calm-rest.embed')

/** State that all loaders of a page share, of whatever version: their one trace beside the elements. */
const shared = globalThis as { [key]?: { instances: number } }
shared[key] ??= { instances: 0 }
const page = shared[key]

/** Not that of this file's address: optimizers of a page put copies of it on the page's own server, or into the page. */
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
 * Whether the browser has the newest features that this file and the widgets need; without them the link stays. Asked of
 * the document itself: libraries put functions of their own in the place of `Document`.
 */
const isNewEnough = 'adoptedStyleSheets' in document && 'hasOwn' in Object
if (!isNewEnough) warnOnce('calm-rest: the browser is too old. The link stays.')

for (const kind of isNewEnough ? embedKinds : []) {
  const name = `calm-rest-${kind}`
  // a page with another copy has its elements already
  if (!customElements.get(name)) {
    customElements.define(
      name,
      createElementClass(kind, { site, loadRuntime, nextInstance: () => ++page.instances }),
    )
  }
}
