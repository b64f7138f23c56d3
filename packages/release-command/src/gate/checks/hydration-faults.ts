/** Texts and names of elements of a slot, in their order. */
type Parts = readonly string[]

/** What the page says of its hydration. */
export interface Hydration {
  /** The slot as the server wrote it. */
  server: Parts
  /** The slot as the browser rendered it anew, once for each error. */
  anew: readonly { error: string; parts: Parts }[]
}

/** Matches what React's production and development builds report where they render anew. */
export const hydrationError = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i

/** In words: where the browser rendered something else than the server. */
export const hydrationFaults = (lang: string, { server, anew }: Hydration): string[] =>
  anew.slice(0, 1).map(({ error, parts }) => {
    const at = Array.from({ length: Math.max(server.length, parts.length) }, (_, index) => index).find(
      (index) => server[index] !== parts[index],
    )
    const shown = (part: string | undefined) =>
      part === undefined ? 'nothing more' : `'${part.slice(0, 80)}'`
    const place = server.slice(0, at).findLast((part) => part.startsWith('<'))
    const what =
      at === undefined
        ? `React says: ${error.slice(0, 120)}`
        : `the server writes ${shown(server[at])}${place ? ` after ${place}` : ''}, the browser ${shown(parts[at])}`
    return `in ${lang} ${what}. Guests see it change, and lose what they began. Render the same first on both: read clock, time zone, random numbers, window and storage in an effect, or return them from load`
  })
