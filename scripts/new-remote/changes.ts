import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Changes to the tree below `root`, each of which can be undone. */
export const createChanges = (root: string) => {
  const undos: (() => void)[] = []

  return {
    /** Gives a file another text; undone by its bytes of before. */
    rewrite: (file: string, change: (text: string) => string) => {
      const path = join(root, file)
      const before = readFileSync(path)
      const text = change(before.toString())
      undos.push(() => writeFileSync(path, before))
      writeFileSync(path, text)
    },
    /** A folder that is not there yet, with whatever comes into it by anybody later. */
    createFolder: (folder: string, files: ReadonlyMap<string, string>) => {
      const path = join(root, folder)
      undos.push(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))
      for (const [file, text] of files) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), text)
      }
    },
    link: (at: string, target: string) => {
      const path = join(root, at)
      symlinkSync(target, path, 'junction')
      undos.push(() => rmSync(path, { force: true }))
    },
    /** Something that others do, and how to undo it. */
    onUndo: (undo: () => void) => void undos.push(undo),
    /** Undoes everything, the last first; answers whether there was anything. */
    undo: (): boolean => {
      const any = undos.length > 0
      while (undos.length > 0) undos.pop()?.()
      return any
    },
  }
}

export type Changes = ReturnType<typeof createChanges>
