import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Changes to the tree below `root`, each with its way back. */
export const createChanges = (root: string) => {
  const ways: (() => void)[] = []

  return {
    /** Gives a file another text; the way back is its bytes of before. */
    rewrite: (file: string, change: (text: string) => string) => {
      const path = join(root, file)
      const before = readFileSync(path)
      const text = change(before.toString())
      ways.push(() => writeFileSync(path, before))
      writeFileSync(path, text)
    },
    /** A folder that is not there yet, with whatever comes into it by anybody later. */
    createFolder: (folder: string, files: ReadonlyMap<string, string>) => {
      const path = join(root, folder)
      ways.push(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))
      for (const [file, text] of files) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), text)
      }
    },
    link: (at: string, target: string) => {
      const path = join(root, at)
      symlinkSync(target, path, 'junction')
      ways.push(() => rmSync(path, { force: true }))
    },
    /** Something that others do, and how to undo it. */
    onUndo: (way: () => void) => void ways.push(way),
    /** Takes everything back, the last first; answers whether there was anything. */
    undo: (): boolean => {
      const any = ways.length > 0
      while (ways.length > 0) ways.pop()?.()
      return any
    },
  }
}

export type Changes = ReturnType<typeof createChanges>
