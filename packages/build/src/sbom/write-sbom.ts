import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSbom } from './make-sbom.ts'
import type { BundledPackages } from './packages-of.ts'

/** File name of a release's SBOM; release.json lists it with its hash. */
export const sbomFile = 'sbom.cdx.json'

/** Writes the packages in a release's files, including those of this tree with their versions. */
export const writeSbom = (
  dist: string,
  { remote, version }: { remote: string; version: string },
  parts: readonly BundledPackages[],
): void => {
  const all = new Map(parts.flatMap((part) => [...part]))
  const packages = [...all.values()].filter(({ name }) => name.replace(/^@[^/]+\//, '') !== remote)
  writeFileSync(join(dist, sbomFile), makeSbom({ name: remote, version }, packages))
}
