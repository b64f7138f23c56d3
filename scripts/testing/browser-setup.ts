import { buildSite } from '../build.ts'

/** Builds the site once for all browser tests; each of them starts its own. */
export const setup = () => buildSite()
