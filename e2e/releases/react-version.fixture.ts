import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of the other versions of React: `react-18`, `react-dom-18`. */
const installed = (name: string, version: string) => `${name}-${version}`

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', name, 'package.json'), 'utf8'))
    .version

/** Rebuilds a remote of a checkout on another version of React. */
export const builtOnReact = (remote: string, version: string) => {
  const packageFile = join(remote, 'package.json')
  const pkg = JSON.parse(readFileSync(packageFile, 'utf8'))
  for (const name of ['react', 'react-dom']) pkg.dependencies[name] = versionOf(installed(name, version))
  writeFileSync(packageFile, JSON.stringify(pkg))

  const configFile = join(remote, 'rspack.config.ts')
  const alias = JSON.stringify({
    react: installed('react', version),
    'react-dom': installed('react-dom', version),
  })
  const config = readFileSync(configFile, 'utf8').replace('export default remote(', 'const own = remote(')
  const changed = `${config}
const onIt = <Config extends ReturnType<typeof own>>(config: Config) => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...${alias} } },
})
const configure = (options: Parameters<typeof own>[0]) => onIt(own(options))
const server = (options: Parameters<typeof own.server>[0]) => onIt(own.server(options))
export default Object.assign(configure, own, { server })
`
  writeFileSync(configFile, changed)
}
