import { type Hex, hueAt, toHex, toOklch } from '@calm-rest/contract/look'

/** What has less chroma is grey. */
const grey = 0.008
/** Chroma of the strongest inks of the drawings. */
const strongest = 0.16

/** A colour of a drawing in the hue of an accent: as light as before, and as strong as the accent lets it be. */
const inHue = (colour: Hex, accent: ReturnType<typeof toOklch>): Hex => {
  const { lightness, chroma, hue } = toOklch(colour)
  // light of the sun, sand and windows stays warm
  const isLight = lightness > 0.8 && hue > 60 && hue < 110
  if (chroma < grey || isLight) return colour
  return toHex({
    lightness,
    chroma: Math.min(chroma * 1.1, accent.chroma * (chroma / strongest) * 1.6),
    hue: hueAt(accent, lightness),
  })
}

/** A drawing of ours in the hue of an accent. */
export const recolour = (svg: string, accent: Hex): string => {
  const chosen = toOklch(accent)
  const known = new Map<string, Hex>()
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
    const made = known.get(colour) ?? inHue(colour as Hex, chosen)
    known.set(colour, made)
    return made
  })
}
