import type { ReleaseManifest } from '@calm-rest/contract/releases'

export interface FileChanges {
  added: string[]
  removed: string[]
  /** Under the same name with other content. */
  changed: string[]
}

/** Changes of files between two releases. */
export const compareFiles = (
  { files: before }: Pick<ReleaseManifest, 'files'>,
  { files: after }: Pick<ReleaseManifest, 'files'>,
): FileChanges => ({
  added: Object.keys(after).filter((name) => !before[name]),
  removed: Object.keys(before).filter((name) => !after[name]),
  changed: Object.keys(after).filter(
    (name) => before[name] && before[name].integrity !== after[name]?.integrity,
  ),
})
