import type { StatsError } from '@rspack/core'

/** What scope-loader.ts emits, as rspack frames it. */
const emitted = /scope-loader\.\w+\S*\):\n\s*│ (.*)/

const { compare } = new Intl.Collator('en', { numeric: true })

/** The refusals of style sheets among the errors of a build, each once, by file and line: `src/view.css:3: @page: …`. */
export const refusedStyles = (errors: readonly StatsError[]): string[] =>
  [...new Set(errors.flatMap(({ message }) => emitted.exec(message)?.[1] ?? []))].sort(compare)
