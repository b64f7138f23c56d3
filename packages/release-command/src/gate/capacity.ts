import { availableParallelism, freemem } from 'node:os'

/** Memory of one try: its process, its browser and three pages. */
const tryBytes = 700 * 1024 * 1024

/** More at once would slow the site in which they are tried. */
const most = 4

/** Number of versions that this machine can try at the same time: one for each core that has memory for a browser. */
export const usualAtOnce = (cores = availableParallelism(), freeBytes = freemem()): number =>
  Math.max(1, Math.min(most, cores, Math.floor(freeBytes / tryBytes)))
