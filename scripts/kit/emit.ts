import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../checks/run-command.ts'
import { withPlainImports } from './plain-imports.ts'
import type { KitSource } from './sources.ts'

const isSource = (path: string) => /\.tsx?$/.test(path)

/**
 * Compiles the exports and commands of the kit with their imports, and nothing else: no test and no fixture.
 * Returns a folder with JavaScript and declarations at the paths of the sources below packages/; the caller
 * deletes it.
 */
export const emitKit = async (
  root: string,
  kit: readonly KitSource[],
  { declarationsOnly = false } = {},
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-kit-'))
  const project = join(folder, 'tsconfig.json')
  const files = kit.flatMap(({ folder: name, manifest, doors }) =>
    [...Object.values(doors), ...Object.values(manifest.bin ?? {})]
      .filter(isSource)
      .map((path) => join(root, 'packages', name, path)),
  )
  const compilerOptions = {
    target: 'ES2022',
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: declarationsOnly,
    // types have a check of their own
    noCheck: declarationsOnly,
    rewriteRelativeImportExtensions: true,
    rootDir: join(root, 'packages'),
    // modules found through node_modules count as external, and are left out of the output
    paths: sourcesByName(root, kit),
    outDir: folder,
    typeRoots: [join(root, 'node_modules/@types')],
  }
  const description = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: [],
    // types of the style sheets that the kit's own code imports
    files: [join(root, 'packages/ui/src/css-modules.d.cts'), ...files],
  }
  writeFileSync(project, JSON.stringify(description))
  const { ok, output } = await runCommand(root, 'node_modules/typescript/bin/tsc', ['-p', project])
  if (ok) {
    importPlainly(folder)
    return folder
  }
  rmSync(folder, { recursive: true })
  throw new Error(`The kit does not compile:\n${output}`)
}

const importPlainly = (folder: string) => {
  for (const file of globSync('**/*.js', { cwd: folder })) {
    const path = join(folder, file)
    const code = readFileSync(path, 'utf8')
    const plain = withPlainImports(file, code)
    if (plain !== code) writeFileSync(path, plain)
  }
}

/** The source of every entry point of the kit, by the name under which others import it. */
const sourcesByName = (root: string, kit: readonly KitSource[]): Record<string, string[]> =>
  Object.fromEntries(
    kit.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).map(([door, path]) => [
        manifest.name + door.slice(1),
        [join(root, 'packages', folder, path)],
      ]),
    ),
  )
