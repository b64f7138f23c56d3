const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // the map, and only after a click for it
  'frame-src https://www.google.com',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every HTML answer. No inline script, no inline style, no foreign origin. */
export const pageHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', policy],
  ['Cache-Control', 'no-cache'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]
