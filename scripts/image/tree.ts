import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Files and links below a folder, by their paths in it, in order. Links to folders are not followed. */
export const filesBelow = (folder: string, at = ''): string[] =>
  readdirSync(join(folder, at), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(at, entry.name)
      return entry.isDirectory() ? filesBelow(folder, path) : [path]
    })
    .sort()

/** Copies a file or a link, with the folders that it needs. */
export const copyEntry = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFileSync(from, to)
}

/** Whether a file is a program: Node, libraries that the linker loads, scripts of ours. */
const isProgram = (file: string) => /(^|\/)bin\/[^/]+$|\/ld-linux[^/]*$|\.so(\.\d+)*$/.test(file)

/** Gives all files the modes that they would have on any machine, whatever its umask was. */
export const evenModes = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) continue
    chmodSync(path, entry.isDirectory() || isProgram(path) ? 0o755 : 0o644)
    if (entry.isDirectory()) evenModes(path)
  }
}
