import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Report } from '../sources/finding.ts'

/** Folders with workflows: of this tree, and of the repositories that the template makes. */
const folders = ['.github/workflows', 'packages/create-remote/template/own-repository/.github/workflows']

const use = /^\s*(?:-\s+)?(?:\{.*?\b)?["']?uses["']?\s*:\s*(?<action>.*)$/

/** A full commit, which cannot be moved as a tag can, with the version that it was; or a folder of the same commit. */
const pinned = /^(?:\.\/\S*|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

/** Every action of a workflow is named by its commit: a moved tag would run in the job that may release. */
export const checkActions = (root: string): Report => {
  const lines = folders.flatMap((folder) => workflowsIn(root, folder)).flatMap((file) => usesIn(root, file))
  const findings = lines
    .filter(({ what }) => !pinned.test(what))
    .map(
      (line): Finding => ({ ...line, why: 'is not named by its commit, as in owner/name@<40 hex> # v1.2.3' }),
    )
  return { findings, seen: { actions: lines.length } }
}

const workflowsIn = (root: string, folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => /\.ya?ml(\.template)?$/.test(name))
        .map((name) => `${folder}/${name}`)
    : []

const usesIn = (root: string, file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      const what = use.exec(text)?.groups?.action?.trim()
      return what === undefined ? [] : [{ file, line: at + 1, what }]
    })
