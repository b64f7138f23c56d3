import { signatureName } from '../proof/signature-file.ts'

/** The same paths as in a folder of releases, so that any tool that copies files moves all releases. */
export const channelsKey = (remote: string) => `${remote}/channels.json`
/** Prefix of all files of a version. */
export const versionFolder = (remote: string, version: string) => `${remote}/${version}/`
/** Comes last: a version is published when it has one. */
export const manifestKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}release.json`
/** Comes before release.json; the only file of a version that may be written anew. */
export const signatureKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}${signatureName}`
/** Comes first: says whose files a version is being made of. */
export const claimKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}publishing.json`
/** Report of the gate; beside the version, which never changes. */
export const gateKey = (remote: string, version: string) => `${remote}/gates/${version}.json`
export const compositionsFolder = 'compositions/'
/** One set of releases that was served, by the id of its composition. */
export const compositionKey = (id: string) => `${compositionsFolder}${id}.json`
