export { contrastOf, type Hex, type Oklch, toHex, toOklch } from './oklch.ts'
export { lookStyleOf } from './style.ts'
export { hueAt, type LookTokens, type Pair, tokensOf } from './tokens.ts'
