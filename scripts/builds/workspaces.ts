import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Every remote of this tree, by its folder name: a new mf-x is built and served without a list by hand. */
export const remotes = (): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]/.test(name) && existsSync(join(root, name, 'rspack.config.ts')))
    .sort()
