// Runs in the build stage of the Containerfile: puts the file tree of the image together, in `--to`.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root.ts'
import { bundledOnly, bundleEntry, entries } from './bundle-entries.ts'
import { architectures } from './debian/packages.ts'
import { unpackDebian } from './debian/unpack.ts'
import { installPackages } from './install-packages.ts'
import { isKeptSource } from './kept-files.ts'
import { installNode } from './node-binary.ts'
import { javaScriptName, toJavaScript, withJavaScriptEntries } from './to-javascript.ts'
import { copyEntry, evenModes, filesBelow } from './tree.ts'
import { sourceFiles, sourceFolders } from './workspaces.ts'
import { writeImageSbom } from './write-sbom.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, arch: { type: 'string' } } })
const { to, arch } = values
const architecture = architectures.find((each) => each === arch)
if (!to || !architecture) throw new Error('assemble.ts needs --to FOLDER and --arch amd64 or arm64.')

/** The user of the site and the one of nobody's files; no password lets anybody in. */
const accounts = {
  'etc/passwd': ['root:x:0:0:root:/:/bin/sh', 'calm:x:10001:10001:Calm Rest:/app:/bin/sh'],
  'etc/group': ['root:x:0:', 'calm:x:10001:'],
  'etc/nsswitch.conf': ['passwd: files', 'group: files', 'hosts: files dns'],
}

const copyToApp = (file: string) => copyEntry(join(root, file), join(to, 'app', file))

/** Puts a file of the tree into the image, code as JavaScript. */
const addSource = (file: string) => {
  const name = javaScriptName(file)
  if (name === undefined) return
  const change = name !== file ? toJavaScript : basename(file) === 'package.json' && withJavaScriptEntries
  if (!change) return copyToApp(file)
  const target = join(to, 'app', name)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, change(readFileSync(join(root, file), 'utf8')))
}

const say = (line: string) => console.log(line)

rmSync(to, { recursive: true, force: true })
mkdirSync(join(to, 'app'), { recursive: true })
say('Debian')
await unpackDebian(to, architecture)
for (const [file, lines] of Object.entries(accounts)) {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  writeFileSync(join(to, file), `${lines.join('\n')}\n`)
}
say('Node')
installNode(join(to, 'usr/local/bin/node'), architecture)
say('packages')
installPackages(join(to, 'app'), architecture)
say('sources and builds')
for (const folder of sourceFolders(root)) {
  for (const file of filesBelow(join(root, folder))) if (isKeptSource(file)) addSource(join(folder, file))
}
for (const file of sourceFiles(root)) addSource(file)
for (const entry of entries) await bundleEntry(join(to, 'app'), entry)
for (const name of bundledOnly) rmSync(join(to, 'app/node_modules', name), { recursive: true, force: true })
copyEntry(join(import.meta.dirname, 'calm-rest.sh'), join(to, 'usr/local/bin/calm-rest'))
writeImageSbom(join(to, 'usr/share/sbom/calm-rest.cdx.json'), {
  lock: readFileSync(join(root, 'package-lock.json'), 'utf8'),
  architecture,
})
for (const folder of ['tmp', 'proc', 'sys', 'dev']) mkdirSync(join(to, folder), { recursive: true })
evenModes(to)
chmodSync(join(to, 'tmp'), 0o1777)
say(execFileSync('du', ['-sm', to], { encoding: 'utf8' }).trim())
