import { z } from 'zod'

/**
 * Name of a remote and of its folder: `mf-rooms`. It is also the query parameter of its previews.
 * `?mf-devtools` has another meaning (docs/module-federation.md), so no remote may have that name.
 */
export const remoteName = z.string().regex(/^mf-(?!devtools$)[a-z][a-z0-9-]*$/)
/** Version of a release: `1.4.0`, or a prerelease such as `1.5.0-rc.1`. */
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/)
/** Name of a team's own server, as its release declares it: `orders`. */
export const backendName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)
/** Path of a file inside a release, without `..` and without a scheme. */
export const filePath = z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/)
/** Name of an environment, in which releases are live one after the other: `staging`. */
export const environmentName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)
