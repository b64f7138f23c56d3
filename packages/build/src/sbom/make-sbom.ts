import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library'

/** A package as an SBOM lists it. */
export interface SbomPackage {
  name: string
  version: string
  /** Package URL; by default that of an npm package. */
  purl?: string | undefined
  license?: string | undefined
  /** SHA-512 of its archive, in hex. */
  sha512?: string | undefined
  /** Whether an install may leave it out, as binaries of other platforms. */
  isOptional?: boolean
  /** Its dependencies by purl; undefined if unknown. */
  needs?: readonly string[]
}

/** Package URL, the identifier that SBOM tools share. */
export const purlOf = ({ name, version }: Pick<SbomPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`

/**
 * A CycloneDX document with the packages of an artefact. It has no time and no random number, so the same
 * packages give the same bytes and builds are reproducible.
 */
export const makeSbom = (main: SbomPackage, packages: Iterable<SbomPackage>): string => {
  const bom = new Models.Bom()
  bom.metadata.component = componentOf(main, Enums.ComponentType.Application)
  for (const one of packages) bom.components.add(componentOf(one, Enums.ComponentType.Library))
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

const componentOf = (one: SbomPackage, type: Enums.ComponentType): Models.Component => {
  const { purl = purlOf(one) } = one
  const component = new Models.Component(type, one.name, { version: one.version, purl, bomRef: purl })
  if (one.isOptional) component.scope = Enums.ComponentScope.Optional
  if (one.sha512) component.hashes.set(Enums.HashAlgorithm['SHA-512'], one.sha512)
  if (one.license) component.licenses.add(licenseOf(one.license))
  for (const need of one.needs ?? []) component.dependencies.add(new Models.BomRef(need))
  return component
}

const licenseOf = (license: string) => {
  if (SPDX.isSupportedSpdxId(license)) return new Models.SpdxLicense(license)
  return /^[\w.+()-]+( (AND|OR|WITH) [\w.+()-]+)+$/.test(license)
    ? new Models.LicenseExpression(license)
    : new Models.NamedLicense(license)
}
