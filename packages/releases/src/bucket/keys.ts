import { approvalName } from '../proof/approval.ts'
import { signatureName } from '../proof/signature-file.ts'

/**
 * The same paths as in a folder of releases, so that any tool that copies files can move all releases. `name` is that of an
 * environment's channels.
 */
export const channelsKey = (remote: string, name = 'channels') => `${remote}/${name}.json`
/** Prefix of all files of a version. */
export const versionFolder = (remote: string, version: string) => `${remote}/${version}/`
/** Written last: it marks a version as published. */
export const manifestKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}release.json`
/** Written before release.json; may be replaced when a key ends. */
export const signatureKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}${signatureName}`
/** Written when somebody approves the version; may be replaced, too. */
export const approvalKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}${approvalName}`
/** Written first: names the files that the version will have. */
export const claimKey = (remote: string, version: string) =>
  `${versionFolder(remote, version)}publishing.json`
/** Report of the gate; stored beside the version, which never changes. */
export const gateKey = (remote: string, version: string) => `${remote}/gates/${version}.json`
/** Pictures of the gate, and who approved them. */
export const looksKey = (remote: string, version: string) => `${remote}/gates/${version}.looks.json`
export const compositionsFolder = 'compositions/'
/** A set of releases that was served, by the id of its composition. */
export const compositionKey = (id: string) => `${compositionsFolder}${id}.json`
