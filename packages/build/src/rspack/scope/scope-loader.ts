import type { LoaderContext } from '@rspack/core'
import { type StyleScope, scopeStyles } from './scope-styles.ts'

/** Address of this file, for a rule of rspack. */
export const scopeLoader = import.meta.filename

/** Keeps a style sheet in the slots of its release, before css-loader hashes its names. */
export default function (this: LoaderContext<StyleScope>, css: string): string {
  const isModule = /\.module\.\w+$/i.test(this.resourcePath)
  return scopeStyles(css, this.getOptions(), { isModule })
}
