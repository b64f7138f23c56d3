/**
 * The build that every remote and the shell share: the entry point of packages/build. A remote's own rspack.config.ts only
 * names its widgets. What is here is a promise between teams (share scope, runtime, file layout): change it with a
 * decision record.
 */
export {
  type BuildOptions,
  containerName,
  embedFolder,
  partnersEmbed,
  type RemoteOptions,
  readPackage,
  remote,
  serverBundle,
  sharedPackages,
  shell,
} from '@calm-rest/build/rspack'
