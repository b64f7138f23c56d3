import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import type { Compiler } from './compiler.ts'
import { type RemoteOptions, remote } from './remote.ts'

const plugin = { apply: () => {} }
const compiler: Compiler = {
  rules: [{ test: /\.vue$/, loader: 'a-loader' }],
  plugins: [plugin],
  jsx: 'preact',
  conditions: ['svelte'],
}

const build = (options: Partial<RemoteOptions>) => {
  const folder = temporaryFolder()
  const dependencies = { i18next: '27.1.2' }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mf-spa', version: '1.0.0', dependencies }),
  )
  return remote({ folder, widgets: { welcome: {} }, ...options })
}

/** How the build compiles JSX. */
const jsxOf = (rules: unknown) => /"react":(\{.*?\})/.exec(JSON.stringify(rules))?.[1] ?? ''

const refreshes = (plugins: readonly unknown[] = []) =>
  plugins.some((one) => one?.constructor.name === 'ReactRefreshRspackPlugin')

it('R-mf-frameworks: compiles files of a framework by what its team brings', () => {
  const { module, plugins, resolve } = build({ compiler })({})
  expect(module?.rules?.[0]).toBe(compiler.rules?.[0])
  expect(plugins).toContain(plugin)
  expect(resolve?.conditionNames).toEqual(['svelte', '...'])
  expect(jsxOf(module?.rules)).toContain('"importSource":"preact"')
})

it.each([
  ['React', true, undefined],
  ['another framework', false, compiler],
])('in development refreshes views of %s by React: %s', (_, expected, own) => {
  const { module, plugins } = build({ compiler: own })({ devAddress: 'http://localhost:4000/mf-spa/' })
  expect(refreshes(plugins)).toBe(expected)
  expect(jsxOf(module?.rules)).toContain(`"refresh":${expected}`)
})

it('builds such widgets neither for a server nor for partners', () => {
  expect(build({ compiler }).server({ version: '1.0.0' })).toBeUndefined()
  expect(build({}).server({ version: '1.0.0' })).toBeDefined()
  expect(() => build({ compiler, embeds: ['welcome'] })).toThrow('`embeds` are built for React')
})
