import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { z } from 'zod'

/** Files by when they are needed: with the module, or later. Missing if the build does not analyse them. */
const assets = z.object({ sync: z.array(z.string()).default([]), async: z.array(z.string()).default([]) })
const assetsOfBoth = z.object({ js: assets, css: assets })

/**
 * mf-manifest.json as Module Federation 2 writes and reads it, as far as we use it. Paths are relative to
 * `publicPath`.
 */
export const mfManifest = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.object({
    name: z.string(),
    type: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string(), buildName: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    globalName: z.string(),
    /** 'auto' means the folder of this file. */
    publicPath: z.string().optional(),
  }),
  shared: z
    .array(
      z.object({
        name: z.string(),
        version: z.string(),
        /** The range that a host's copy has to be in; some plugins write false for any. */
        requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
        assets: assetsOfBoth.optional(),
      }),
    )
    .default([]),
  exposes: z.array(z.object({ name: z.string(), path: z.string(), assets: assetsOfBoth })),
})

export type MfManifest = z.infer<typeof mfManifest>

/** File names in every release; a host finds the first through the second. */
export const stockFiles = { entry: 'remoteEntry.js', manifest: 'mf-manifest.json' } as const

const later = (files: string[]) => ({ sync: [], async: files })
const none = { js: later([]), css: later([]) }

/**
 * Describes a release for hosts that only know Module Federation. No file is listed as needed at once: the
 * runtime would load it without its hash, before the container does so with it.
 */
export const describeForStockHosts = ({
  remote,
  version,
  container,
  exposes,
  shared,
}: Pick<ReleaseManifest, 'remote' | 'version' | 'container' | 'exposes' | 'shared'>) =>
  ({
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: remote },
      remoteEntry: { name: stockFiles.entry, path: '', type: 'global' },
      globalName: container,
      publicPath: 'auto',
    },
    remotes: [],
    shared: Object.entries(shared).map(([name, exact]) => ({
      id: `${container}:${name}`,
      name,
      version: exact,
      singleton: false,
      requiredVersion: `^${exact}`,
      hash: '',
      assets: none,
    })),
    exposes: Object.entries(exposes).map(([name, { scripts, styles }]) => ({
      id: `${container}:${name}`,
      name,
      path: `./${name}`,
      assets: { js: later(scripts), css: later(styles) },
    })),
  }) satisfies MfManifest & { remotes: object[] }
