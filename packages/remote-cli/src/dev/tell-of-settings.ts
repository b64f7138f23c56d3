import { unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'

/** Files that are read once, when the dev server starts. */
const settings = ['rspack.config.ts', 'framework.config.ts', 'src/uses.ts', 'package.json']

const usualIntervalMs = 500

/**
 * Says when a file changes that only a new start reads: pages, widgets, events and calls are declared there. Returns a
 * function that ends it.
 */
export const tellOfSettings = (
  folder: string,
  say: (line: string) => void,
  intervalMs = usualIntervalMs,
): (() => void) => {
  for (const file of settings) {
    watchFile(join(folder, file), { interval: intervalMs, persistent: false }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs)
        say(`${file} has changed: end this with Ctrl-C, and start it again.`)
    })
  }
  return () => {
    for (const file of settings) unwatchFile(join(folder, file))
  }
}
