/** The digits 1 to 6 as strokes in a box 10 wide and 14 high around the origin: a map without a font. */
export const digits: readonly string[] = [
  'M-3-4L1-7V7',
  'M-4-4Q-4-7 0-7T4-3.5Q4-1-4 7H4.5',
  'M-4-7H4L-.5-1.5Q4.5-1.5 4.5 2.5T0 7Q-3.5 7-4.5 4.5',
  'M2.5 7V-7L-4.5 3H5',
  'M4-7H-3L-3.8-.8Q-2-2 0-2 4.5-2 4.5 2.5T-.3 7Q-3.5 7-4.5 4.5',
  'M3-7Q-4.5-4-4.5 2.5-4.5 7 0 7T4.5 2.7Q4.5-1.4.3-1.4-3.5-1.4-4.4 2',
]
