import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, calls } from '@calm-rest/contract/openapi'
import * as schemas from '@calm-rest/contract/schemas'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { describeFunctions } from './describe-functions.ts'
import { writeFunctions, writeSessionFunctions } from './write-functions.ts'
import { writeTypes } from './write-types.ts'

/** What the front desk has to know of its calls in a browser. */
const writeStaffRoutes = (): string =>
  [
    "import type { StaffRouteName } from './calls/index.ts'",
    '',
    '/** Method and path of each call of the front desk, without a byte of zod. */',
    'export const staffRoutes = {',
    ...Object.entries(staffCalls).map(
      ([name, { method, path }]) => `${name}: { method: '${method}', path: '${path}' },`,
    ),
    "} as const satisfies Record<StaffRouteName, { method: 'get' | 'post'; path: string }>",
  ].join('\n')

const header = '// Written by `npm run calls` from the calls of the contract. A change here is lost.\n'

/** The files that follow from the calls of the contract, by their paths, as they have to be. */
export const writeCalls = (root: string): Map<string, string> => {
  const functions = describeFunctions(Object.values<Call>(calls), typeNamesIn(root))
  const texts = new Map([
    ['packages/contract/src/api/api-calls.ts', writeTypes(functions)],
    ['packages/client/src/api-calls.ts', writeFunctions(functions)],
    ['packages/client/src/session-calls.ts', writeSessionFunctions(functions)],
    ['packages/contract/src/staff/staff-routes.ts', writeStaffRoutes()],
  ])
  return new Map([...texts].map(([path, text]) => [path, format(root, path, `${header}\n${text}`)]))
}

/** Name of the exported type of each schema: `export type Room = z.infer<typeof roomSchema>`. */
const typeNamesIn = (root: string): Map<unknown, string> => {
  const folder = join(root, 'packages/contract/src/schemas')
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const declared = sources.flatMap((source) => [
    ...source.matchAll(/^export type (\w+) = z\.\w+<typeof (\w+)>$/gm),
  ])
  return new Map(
    declared.flatMap(([, type = '', name = '']) => {
      const schema: unknown = Reflect.get(schemas, name)
      return schema ? [[schema, type] as const] : []
    }),
  )
}

const format = (root: string, path: string, text: string): string => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${path}`],
    { cwd: root, input: text, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${path} is not TypeScript:\n${stderr}`)
  return stdout
}
