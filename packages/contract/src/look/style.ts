import type { Hex } from './oklch.ts'
import { type Pair, tokensOf } from './tokens.ts'

/** Tokens that a partner's page may set, by the public name that it sets. */
const publicNames: Record<string, string> = {
  surface: 'surface',
  'surface-raised': 'surface',
  border: 'border',
  accent: 'accent',
  'on-accent': 'on-accent',
  link: 'accent',
}

/** As the build writes `light-dark()`, which older browsers lack. */
const chosen = ({ light, dark }: Pair) =>
  light === dark ? light : `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`

/** Style sheet that gives the design the property's accent. It follows that of the tokens: tokens.css of packages/ui. */
export const lookStyleOf = (accent: Hex): string => {
  const declared = Object.entries(tokensOf(accent)).map(([name, pair]) => {
    const open = publicNames[name]
    return `--cr-${name}:${open ? `var(--calm-rest-color-${open},${chosen(pair)})` : chosen(pair)}`
  })
  return `:root,:host,[data-theme]{${declared.join(';')}}`
}
