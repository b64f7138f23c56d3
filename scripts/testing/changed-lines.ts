import { execFileSync } from 'node:child_process'

/** Lines of a file before a change, counted from 1; between two of them where something was only added. */
export interface Lines {
  from: number
  to: number
}

export interface ChangedSource {
  /** Git's hash of its content before the change. */
  blob: string
  lines: Lines[]
}

/** By path from `root`: the changed lines of files that `base` has. Files that are new or binary have none. */
export const changedLines = (root: string, base: string): Map<string, ChangedSource> => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const blobs = new Map<string, string>()
  for (const entry of git('ls-tree', '-r', '-z', base, '.').split('\0')) {
    const [, blob, file] = /^\d+ blob (\w+)\t(.*)$/s.exec(entry) ?? []
    if (blob && file) blobs.set(file, blob)
  }
  const changed = new Map<string, ChangedSource>()
  let current: ChangedSource | undefined
  const difference = git(
    '-c',
    'core.quotePath=false',
    'diff',
    '--unified=0',
    '--no-renames',
    '--no-ext-diff',
    '--no-color',
    '--relative',
    '--src-prefix=',
    base,
  )
  for (const line of difference.split('\n')) {
    const [, file] = /^--- (.+)$/.exec(line) ?? []
    if (file) {
      const blob = blobs.get(file)
      current = blob ? { blob, lines: [] } : undefined
      if (current) changed.set(file, current)
    }
    const [, from, count = '1'] = /^@@ -(\d+)(?:,(\d+))? /.exec(line) ?? []
    if (from && current) current.lines.push(linesOf(Number(from), Number(count)))
  }
  return changed
}

/** Something that was added stands after the line that git names. */
const linesOf = (from: number, count: number): Lines =>
  count === 0 ? { from: Math.max(1, from), to: from + 1 } : { from, to: from + count - 1 }
