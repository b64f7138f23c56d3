import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeSbom } from '@calm-rest/build'
import type { LockFile } from '../lock/lock-file.ts'
import { sitePackages } from '../sbom/site-packages.ts'
import { type Architecture, readPackageList } from './debian/packages.ts'

/** Writes the packages of npm and of Debian in the image, as CycloneDX. */
export const writeImageSbom = (
  to: string,
  { lock, architecture }: { lock: string; architecture: Architecture },
): void => {
  const { main, packages } = sitePackages(JSON.parse(lock) as LockFile)
  const fromDebian = readPackageList().packages.map(({ name, archives }) => ({
    name,
    version: archives[architecture].version,
    purl: `pkg:deb/debian/${name.replaceAll('+', '%2B')}@${encodeURIComponent(archives[architecture].version)}?arch=${architecture}`,
  }))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, makeSbom(main, [...packages, ...fromDebian]))
}
