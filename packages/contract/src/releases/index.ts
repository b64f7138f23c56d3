import { z } from 'zod'

/** Version of the widget contract that a release was built for; the major must match the host's. */
export const contractVersion = '1.0.0'

export const remoteName = z.string().regex(/^mf-[a-z][a-z0-9-]*$/)
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/)
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)
/** A file inside a release: no dots that climb, no scheme. */
const filePath = z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/)

/** releases/<remote>/<version>/release.json: immutable, names every file with its hash. */
export const releaseManifest = z.object({
  remote: remoteName,
  version: releaseVersion,
  contract: z.string(),
  /** Global variable that the entry sets; one for each release, so that two can live in one page. */
  container: z.string().regex(/^\w+$/),
  entry: filePath,
  /**
   * For each widget what its first paint needs beside the entry. The host puts the style sheets into the page
   * or the shadow root before it mounts the widget.
   */
  exposes: z.record(z.string(), z.object({ scripts: z.array(filePath), styles: z.array(filePath) })),
  /** For each language the scripts with the words. */
  locales: z.record(z.string(), z.array(filePath)),
  /** Source revision it was built from; 'dirty' is appended where the tree had changes. */
  revision: z.string(),
  /** Hash of all sources that went into the build: the same sources are never built twice. */
  source: z.string(),
  builtAt: z.string(),
  files: z.record(filePath, z.object({ integrity, bytes: z.int() })),
})

/** releases/<remote>/channels.json: the one file that a promotion changes, atomically. */
export const channels = z.object({
  stable: releaseVersion.nullable(),
  previous: releaseVersion.nullable(),
  canary: z.object({ version: releaseVersion, percent: z.number().min(0).max(100) }).nullable(),
  history: z.array(
    z.object({
      at: z.string(),
      action: z.enum(['promote', 'rollback', 'canary']),
      version: releaseVersion,
      by: z.string(),
    }),
  ),
})

/** What the HTML carries: the exact set of releases of one page view, so that no request is needed to find them. */
export const composition = z.object({
  /** Hash of the set; rides on every API call. */
  id: z.string(),
  remotes: z.record(remoteName, z.object({ base: z.string(), manifest: releaseManifest })),
})

export type ReleaseManifest = z.infer<typeof releaseManifest>
export type Channels = z.infer<typeof channels>
export type Composition = z.infer<typeof composition>
export type ComposedRemote = Composition['remotes'][string]
