import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Names as Debian has them; the same as in OCI's `TARGETARCH`. */
export const architectures = ['amd64', 'arm64'] as const

export type Architecture = (typeof architectures)[number]

const archive = z.strictObject({
  version: z.string().min(1),
  /** Below a mirror: `debian/pool/main/…/tini_0.19.0-3_amd64.deb`. */
  path: z.string().regex(/^debian(-security)?\/pool\/[\w./+~%:-]+\.deb$/),
  /** In hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const packageList = z.strictObject({
  suite: z.string(),
  /** When the list was written, `20261128T000000Z`: a snapshot of that moment has all of its archives. */
  written: z.string().regex(/^\d{8}T\d{6}Z$/),
  packages: z.array(
    z.strictObject({
      name: z.string(),
      /** Paths that the image takes from it; all if undefined. */
      files: z.array(z.string()).optional(),
      archives: z.record(z.enum(architectures), archive),
    }),
  ),
})

export type PackageList = z.infer<typeof packageList>
export type DebianPackage = PackageList['packages'][number]

/** Path of the committed list. */
export const listFile = join(import.meta.dirname, 'packages.json')

/** The packages of Debian in the image, by version and hash. */
export const readPackageList = (file = listFile): PackageList =>
  packageList.parse(JSON.parse(readFileSync(file, 'utf8')))
