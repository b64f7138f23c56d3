import { execFileSync } from 'node:child_process'

/** Git's hashes of the content of files below `root`, by their paths. All of them must exist. */
export const blobsOf = (root: string, files: readonly string[]): Map<string, string> => {
  const hashes = execFileSync('git', ['hash-object', '--stdin-paths'], {
    cwd: root,
    encoding: 'utf8',
    input: files.join('\n'),
    maxBuffer: 2 ** 26,
  }).split('\n')
  return new Map(files.map((file, i) => [file, hashes[i] ?? '']))
}
