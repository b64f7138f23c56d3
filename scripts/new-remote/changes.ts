import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Collects changes to the tree below `root`, each of which can be undone. */
export const createChanges = (root: string) => {
  const undos: (() => void)[] = []

  return {
    /** Changes the text of a file; undone by restoring its bytes. */
    rewrite: (file: string, change: (text: string) => string) => {
      const path = join(root, file)
      const before = readFileSync(path)
      const text = change(before.toString())
      undos.push(() => writeFileSync(path, before))
      writeFileSync(path, text)
    },
    /** Creates a folder that must not exist; undone by deleting it with everything that was added to it later. */
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
    /** Registers how to undo a change that was made elsewhere. */
    onUndo: (undo: () => void) => void undos.push(undo),
    /** Undoes all changes, the last one first; returns whether there were any. */
    undo: (): boolean => {
      const any = undos.length > 0
      while (undos.length > 0) undos.pop()?.()
      return any
    },
  }
}

export type Changes = ReturnType<typeof createChanges>
