import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSbom } from './make-sbom.ts'
import type { BundledPackages } from './packages-of.ts'

/** Name of the SBOM of a release; release.json lists it with its hash, as every other file. */
export const sbomFile = 'sbom.cdx.json'

/** Writes which packages are in the files of a release: those of this tree by their versions, too. */
export const writeSbom = (
  dist: string,
  { remote, version }: { remote: string; version: string },
  parts: readonly BundledPackages[],
): void => {
  const all = new Map(parts.flatMap((part) => [...part]))
  const packages = [...all.values()].filter(({ name }) => name.replace(/^@[^/]+\//, '') !== remote)
  writeFileSync(join(dist, sbomFile), makeSbom({ name: remote, version }, packages))
}
