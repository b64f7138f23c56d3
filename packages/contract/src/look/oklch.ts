/** A colour as people see it: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** `#rrggbb`, lower case. */
export type Hex = `#${string}`

/** Red, green and blue, 0 to 1, linear light. */
type Linear = readonly [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toChannel = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const linearOf = (hex: Hex): Linear => {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export const toOklch = (hex: Hex): Oklch => {
  const [red, green, blue] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: hue < 0 ? hue + 360 : hue,
  }
}

const linearFrom = ({ lightness, chroma, hue }: Oklch): Linear => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const fits = (linear: Linear) => linear.every((light) => light >= -0.0005 && light <= 1.0005)

const byteOf = (light: number) =>
  Math.round(Math.min(1, Math.max(0, toChannel(Math.max(0, light)))) * 255)
    .toString(16)
    .padStart(2, '0')

/** The colour on a screen. What no screen shows loses chroma; lightness and hue stay. */
export const toHex = (colour: Oklch): Hex => {
  const whole = linearFrom(colour)
  if (fits(whole)) return `#${whole.map(byteOf).join('')}`
  let low = 0
  let high = colour.chroma
  for (let i = 0; i < 12; i += 1) {
    const chroma = (low + high) / 2
    if (fits(linearFrom({ lightness: colour.lightness, chroma, hue: colour.hue }))) low = chroma
    else high = chroma
  }
  const shown = linearFrom({ lightness: colour.lightness, chroma: low, hue: colour.hue })
  return `#${shown.map(byteOf).join('')}`
}

const luminanceOf = (hex: Hex) => {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio, 1 to 21. */
export const contrastOf = (one: Hex, other: Hex): number => {
  const a = luminanceOf(one)
  const b = luminanceOf(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
