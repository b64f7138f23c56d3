/** The more telling names first: Chrome says that it is Safari, too, and Edge that it is both. */
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

/** Browser and system in short, like 'Chrome, Android', for a list of sessions; whatever a program claims. */
export const deviceOf = (userAgent = ''): string => {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([, sign]) => sign.test(userAgent))?.[0],
  )
  return [browser, system].filter((name) => name !== undefined).join(', ') || '?'
}
