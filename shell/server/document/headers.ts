import { type Composition, needsOf, type PageNeeds, type ShellBuild } from '@calm-rest/contract/releases'
import { reachabilityUrl } from '../../src/hotel/maps.ts'
import type { InlineStyle } from './inline-styles.ts'

interface PolicyOptions {
  /** Origin of the local dev server, if there is one. */
  dev?: string | undefined
  /** Origin of the files of releases, if it is another. */
  releases?: string | undefined
  /** Hash of the inline script that traces, on a site that does. */
  trace?: string | undefined
  /** Style sheets of releases in the HTML. */
  styles?: readonly InlineStyle[]
  /** What the frameworks of its releases need. */
  needs?: readonly PageNeeds[]
  /**
   * For a page of ours that shows this one in a frame: sandboxed, without cookies, storage, forms or
   * navigation.
   */
  isFramed?: boolean
}

/** What frameworks need on a page, by the releases that it may show, those that replace another included. */
export const needsOfPage = ({ remotes }: Pick<Composition, 'remotes'>): PageNeeds[] =>
  Object.values(remotes)
    .flatMap(({ manifest, fallback }) => [needsOf(manifest.framework), fallback?.needs])
    .filter((needs) => needs !== undefined)

/** Hash of an empty style element: scripts may insert rules into it, as they may into `adoptedStyleSheets`. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * No inline script but the one that starts the others, no inline style but those of releases, each by its hash, and
 * no foreign origin but that of the releases, where they have one; in development the local dev server too. What a visitor
 * asks for of Google are a map in a frame, and one address that tells whether Google can be reached. What may stand in a
 * frame has no rights wherever it stands.
 */
export const contentPolicy = (
  { start }: Pick<ShellBuild, 'start'>,
  { dev = '', releases = '', trace, styles = [], needs = [], isFramed = false }: PolicyOptions = {},
) => {
  const policies = [...new Set(['calm-rest', ...needs.flatMap(({ policies = [] }) => policies).sort()])].join(
    ' ',
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${releases} ${dev} '${start.integrity}' ${trace === undefined ? '' : `'${trace}'`}`,
    `style-src 'self' ${releases} ${styles.map(({ integrity }) => `'${integrity}'`).join(' ')} ${needs.some(({ insertsStyles }) => insertsStyles) ? emptyStyle : ''} ${dev}`,
    `img-src 'self' data: ${releases} ${dev}`,
    `font-src 'self' ${releases} ${dev}`,
    `connect-src 'self' ${releases} ${dev && `${dev} ${dev.replace('http', 'ws')}`} ${reachabilityUrl}`,
    "manifest-src 'self'",
    // playground of the elements, and the map, which loads after a click
    "frame-src 'self' https://www.google.com",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isFramed ? ["frame-ancestors 'self'", 'sandbox allow-scripts'] : ["frame-ancestors 'none'"]),
    // Trusted Types: only the bundler's runtime, the inline start script and declared frameworks create trusted text
    ...(dev ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policies} 'allow-duplicates'`]),
  ]
    .map((directive) => directive.trim().replaceAll(/ +/g, ' '))
    .join('; ')
}

/** Headers of every HTML response. `dev` is the origin of the local dev server, if there is one. */
export const pageHeaders = (
  build: Pick<ShellBuild, 'start'>,
  dev?: string,
): readonly (readonly [string, string])[] => [
  ['Content-Security-Policy', contentPolicy(build, { dev })],
  // Integrity-Policy, where supported: blocks scripts without a hash
  ...(dev ? [] : [['Integrity-Policy', 'blocked-destinations=(script)'] as const]),
  ['Cache-Control', 'no-cache'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]
