import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Report } from '../sources/finding.ts'
import { emitKit } from './emit.ts'
import { declarationsFrom } from './imports.ts'
import { kitVersion } from './manifest.ts'
import { type KitSource, readKit } from './sources.ts'

/** File in the folder of a package that lists its public surface. */
const reportFile = 'report.api.md'

/** The public surface of every package of the kit, by the path of its report. */
const describeKit = async (root: string): Promise<Map<string, string>> => {
  const kit = readKit(root)
  if (kit.length === 0) return new Map()
  const emitted = await emitKit(root, kit, { declarationsOnly: true })
  try {
    return new Map(
      kit
        .filter(({ doors }) => Object.keys(doors).length > 0)
        .map((source) => [`packages/${source.folder}/${reportFile}`, describe(emitted, source)]),
    )
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}

const describe = (emitted: string, { folder, manifest, doors }: KitSource): string => {
  const base = join(emitted, folder)
  const entries = Object.values(doors)
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => path.replace(/^\.\//, '').replace(/\.tsx?$/, '.d.ts'))
  const declared = declarationsFrom(base, entries).sort()
  return [
    `# Public surface of ${manifest.name}`,
    'Written by `npm run kit -- report`. Whatever is taken away or changed here breaks teams: [docs/kit.md](../../docs/kit.md) says what that asks for.',
    ['## Entry points', '', ...Object.entries(doors).map(([door, path]) => `- \`${door}\`: ${path}`)].join(
      '\n',
    ),
    ...declared.map(
      (file) => `## ${file}\n\n\`\`\`ts\n${withoutComments(readFileSync(join(base, file), 'utf8'))}\n\`\`\``,
    ),
    '',
  ].join('\n\n')
}

/** Comments on a symbol may change without an entry in the change log. */
const withoutComments = (declarations: string) =>
  declarations
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace(/^export \{\};\n/m, '')
    .trim()

/** Writes the reports anew, and returns the paths of those that changed. */
export const writeReports = async (root: string): Promise<string[]> => {
  const reports = [...(await describeKit(root))]
  const changed = reports.filter(([path, text]) => readIfThere(join(root, path)) !== text)
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  return changed.map(([path]) => path)
}

/** Checks that the public surface of every package is the one that its report lists. */
export const checkReports = async (root: string): Promise<Report> => {
  const reports = await describeKit(root)
  const differing = [...reports]
    .filter(([path, text]) => readIfThere(join(root, path)) !== text)
    .map(
      ([file]): Finding => ({
        file,
        what: 'public surface',
        why: 'is another by now: npm run kit -- report, and review the difference',
      }),
    )
  return { findings: [...differing, ...staleChangelogs(root)], seen: { packages: reports.size } }
}

/** The newest version of a changelog is the one that would be packed. */
const staleChangelogs = (root: string): Finding[] =>
  readKit(root).flatMap((source) => {
    const file = `packages/${source.folder}/CHANGELOG.md`
    const newest = /^## (\S+)/m.exec(readIfThere(join(root, file)) ?? '')?.[1]
    const version = kitVersion(source)
    if (newest === version) return []
    return [{ file, what: newest ?? 'nothing', why: `is not the version of the package, ${version}` }]
  })

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
