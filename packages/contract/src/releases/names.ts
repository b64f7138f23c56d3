import { z } from 'zod'

/**
 * Name of a remote and of its folder: `mf-rooms`. It is the query parameter of its previews, too, and `?mf-devtools` has
 * another meaning (docs/module-federation.md): no remote has that name.
 */
export const remoteName = z.string().regex(/^mf-(?!devtools$)[a-z][a-z0-9-]*$/)
/** Version of a release: `1.4.0`, or a prerelease such as `1.5.0-rc.1`. */
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/)
/** A file inside a release: no dots that climb, no scheme. */
export const filePath = z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/)
