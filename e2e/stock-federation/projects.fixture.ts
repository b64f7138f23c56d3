import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { createTeam, packKit, root } from '../own-repository.fixture.ts'

/** Writes a folder of this one as the project of a team that has never heard of the kit, and installs its tools from the registry. */
export const installProject = async (name = 'projects'): Promise<string> => {
  const templates = join(import.meta.dirname, name)
  const folder = temporaryFolder('stock-tools')
  for (const file of globSync('**/*.{template,js,css}', { cwd: templates })) {
    const to = join(folder, file.replace(/\.template$/, ''))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(templates, file), to)
  }
  await createTeam().run(folder, 'npm install --no-audit --no-fund')
  return folder
}

/** Adds the command of the packed kit to a project, as from a registry; its Node comes along. */
export const installKit = async (folder: string) => {
  const kit = temporaryFolder('kit')
  await packKit(kit)
  const files = readdirSync(kit).filter((file) => !/remote-cli|^create-/.test(file))
  // they depend on each other, and no registry has them
  const overrides = Object.fromEntries(
    files.map((file) => [file.replace(/^calm-rest-(.*)-[^-]+$/, '@calm-rest/$1'), `file:${join(kit, file)}`]),
  )
  const manifest = join(folder, 'package.json')
  const project = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...project, overrides, allowScripts: { node: true } }, null, 2))
  const cli = readdirSync(kit).find((file) => file.includes('remote-cli')) ?? ''
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
  const wanted = `"${join(kit, cli)}" node@${node}`
  await createTeam().run(folder, `npm install --save-dev --save-exact --no-audit --no-fund ${wanted}`)
}

/** Builds its remote and its host by one of its tools, as a version; each in a process, since plugins remember. */
export const buildBy = async (
  folder: string,
  tool: string,
  { version, site }: { version: string; site: string },
) => {
  const file = join(folder, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`))
  const team = createTeam()
  for (const what of ['remote', 'host'])
    await team.run(folder, `SITE=${site} NODE_ENV=production "${process.execPath}" ${tool}.mjs ${what}`)
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves a folder on an origin of its own, until the test ends. */
export const serveFolder = async (folder: string): Promise<string> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path === '/' ? '/index.html' : path
    try {
      const content = readFileSync(join(folder, file))
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
      response.end(content)
    } catch {
      response.writeHead(file === '/favicon.ico' ? 204 : 404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
