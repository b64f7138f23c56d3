/** Which way an arrow key leads through pictures; 0 for every other key. */
export const arrowStep = (key: string): -1 | 0 | 1 => {
  if (key === 'ArrowLeft') return -1
  if (key === 'ArrowRight') return 1
  return 0
}
