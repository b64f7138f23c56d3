import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstOf, temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import type { NewRepository } from './arguments.ts'
import { createRepository } from './create-repository.ts'

const root = join(import.meta.dirname, '../../..')

type Choice = Pick<NewRepository, 'framework' | 'withBackend'>

/** Writes a repository; returns the path of its tsconfig.json from `parent`, and what that says. */
const write = (parent: string, { framework, withBackend }: Choice) => {
  const name = `mf-${framework}${withBackend ? '-backend' : ''}`
  const wanted = {
    name,
    owner: '@calm-rest/spa',
    site: 'https://calm-rest.example',
    kit: undefined,
    framework,
    withBackend,
  }
  createRepository(wanted, { parent, versions: {} })
  const config = JSON.parse(readFileSync(join(parent, name, 'tsconfig.json'), 'utf8'))
  return { path: `./${name}/tsconfig.json`, name, config }
}

const typeErrors = (project: string): Promise<string | undefined> =>
  promisify(execFile)(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    project,
    '--checkers',
    '1',
  ]).then(
    () => undefined,
    ({ stdout }: { stdout: string }) => stdout,
  )

const programs: readonly { of: string; choices: readonly Choice[] }[] = [
  {
    // with the same options they are one program, which reads the kit once
    of: 'react, without a backend and with one',
    choices: [
      { framework: 'react', withBackend: false },
      { framework: 'react', withBackend: true },
    ],
  },
  { of: 'preact', choices: [{ framework: 'preact', withBackend: false }] },
  { of: 'none', choices: [{ framework: 'none', withBackend: false }] },
]

it.each(firstOf(1, programs))(
  'R-mf-types: what the template writes fits the packages as they are: $of',
  async ({ choices }) => {
    const parent = temporaryFolder()
    symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'))
    const written = choices.map((choice) => write(parent, choice))
    const [first] = written
    for (const { config } of written) expect(config.compilerOptions).toEqual(first?.config.compilerOptions)
    const include = written.flatMap(({ name, config }) =>
      config.include.map((pattern: string) => `${name}/${pattern}`),
    )
    const project = join(parent, 'tsconfig.json')
    writeFileSync(project, JSON.stringify({ extends: first?.path, include }))
    expect(await typeErrors(project)).toBeUndefined()
  },
)
