import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../sources/finding.ts'
import { listedFolders } from '../../sources/source-files.ts'
import type { Tree } from '../tree.ts'

/** Form of a team's name in CODEOWNERS. */
export const team = /^@calm-rest\/[a-z-]+$/

interface OwnerLine {
  line: number
  /** Folder or file without slashes around it. */
  path: string
  owners: string[]
}

/** Every top-level folder and workspace has a team in CODEOWNERS, and every line there still leads somewhere. */
export const owners = ({ root, workspaces }: Tree): Finding[] => {
  const file = 'CODEOWNERS'
  if (!existsSync(join(root, file))) return [{ file, what: 'file', why: 'is missing' }]
  const lines = parseOwners(readFileSync(join(root, file), 'utf8'))
  const folders = new Set([...listedFolders(root), ...workspaces.map(({ folder }) => folder).filter(Boolean)])
  // `packages` is no workspace: each package in it has a line of its own or shares that of the folder
  const isOwned = (folder: string) =>
    lines.some(({ path }) => path === folder || folder.startsWith(`${path}/`))

  return [
    ...[...folders]
      .filter((folder) => !isOwned(folder))
      .map((folder) => ({
        file,
        what: `/${folder}/`,
        why: 'has no line: add it with the team that owns it',
      })),
    ...lines
      .filter(({ path }) => path !== '*' && !existsSync(join(root, path)))
      .map(({ line, path }) => ({ file, line, what: `/${path}`, why: 'leads nowhere' })),
    ...lines
      .filter(({ owners: teams }) => teams.length === 0 || teams.some((name) => !team.test(name)))
      .map(({ line, path }) => ({
        file,
        line,
        what: `/${path}`,
        why: 'needs a team, such as @calm-rest/shell',
      })),
  ]
}

export const parseOwners = (text: string): OwnerLine[] =>
  text.split('\n').flatMap((raw, index) => {
    const [path, ...teams] = raw.replace(/#.*/, '').trim().split(/\s+/)
    return path ? [{ line: index + 1, path: path.replace(/^\/|\/$/g, ''), owners: teams }] : []
  })
