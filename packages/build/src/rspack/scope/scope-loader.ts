import { relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { faultsOf, LeakingStyles, type StyleScope, scopeStyles } from './scope-styles.ts'

/** Address of this file, for a rule of rspack. */
export const scopeLoader = import.meta.filename

/**
 * Keeps a style sheet in the slots of its release, before css-loader hashes its names. Each rule that it refuses is an error of
 * its own, with the place in the sheet and without a stack.
 */
export default function (this: LoaderContext<StyleScope>, css: string): string {
  const isModule = /\.module\.\w+$/i.test(this.resourcePath)
  try {
    return scopeStyles(css, this.getOptions(), { isModule })
  } catch (cause) {
    const faults = faultsOf(cause)
    if (!faults) throw cause
    const file = relative(this.rootContext, this.resourcePath)
    for (const { line, text } of faults)
      this.emitError(Object.assign(new Error(`${file}:${line}: ${text}.`), { hideStack: true }))
    // what cannot be read would fail once more in css-loader
    return cause instanceof LeakingStyles ? css : ''
  }
}
