/**
 * The build that every remote and the shell share. A remote's own rspack.config.ts only names its widgets.
 * What is here is a promise between teams (share scope, runtime, file layout): change it with a decision record.
 */
export type { BuildOptions } from './scripts/builds/rspack/base.ts'
export { embedFolder } from './scripts/builds/rspack/for-partners.ts'
export { serverPart } from './scripts/builds/rspack/on-server.ts'
export { containerName, readPackage } from './scripts/builds/rspack/package.ts'
export { partnersEmbed } from './scripts/builds/rspack/partners-embed.ts'
export { type RemoteOptions, remote } from './scripts/builds/rspack/remote.ts'
export { sharedPackages } from './scripts/builds/rspack/shared.ts'
export { shell } from './scripts/builds/rspack/shell.ts'
