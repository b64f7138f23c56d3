/** More specific names first: Chrome also claims to be Safari, and Edge to be both. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Returns browser and system in short, such as 'Chrome, Android', for a list of sessions; programs may claim anything.
 */
export const deviceOf = (userAgent = ''): string => {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([, sign]) => sign.test(userAgent))?.[0],
  )
  return [browser, system].filter((name) => name !== undefined).join(', ') || '?'
}
