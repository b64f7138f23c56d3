/** The emblem, on a square of 32: a low sun over one long swell. Read at 16 px, so three inks and no line. */
export const emblem = {
  size: 32,
  sky: { x: 16, y: 16, radius: 16 },
  sun: { x: 16, y: 14, radius: 8 },
  sea: 'M.5 20C5.5 16.5 10.5 16.5 16 19.2S26.5 22 31.5 20A16 16 0 0 1 29.6 24.5C25.5 26.3 21 25.7 16 23.3S6 20.8 1.8 23.4A16 16 0 0 1 .5 20ZM3 25.3C7.2 23 11.5 24.5 16 26.7S24 29 28.2 26.4A16 16 0 0 1 3 25.3Z',
} as const
