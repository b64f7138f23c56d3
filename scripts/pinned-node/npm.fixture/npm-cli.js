// Stands in for npm: "installs" from the lock file without a network, and writes down that it did.
// INSTALL=fails: as where the registry is out of reach; no-scripts: as where install scripts are not allowed;
// scripts-fail: as where one is out of reach; waits: until a file named `go` is there.
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'

const mode = process.env.INSTALL
const [, , command, ...words] = process.argv
if (command === 'rebuild') {
  if (mode === 'scripts-fail') process.exit(1)
  rmSync('node_modules/node/bin/node', { force: true })
  if (mode === 'no-scripts') writeFileSync('node_modules/node/bin/node', 'not a program')
  else symlinkSync(process.execPath, 'node_modules/node/bin/node')
  appendFileSync('installs', `scripts of ${words.filter((word) => !word.startsWith('-')).join(' ')}\n`)
  process.exit()
}
const saves = words.includes('--no-save') && words.includes('--ignore-scripts') ? '--no-save' : 'and saves'
appendFileSync('installs', `begin ${command} ${saves}\n`)
if (mode === 'fails') process.exit(1)
while (mode === 'waits' && !existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 10))
mkdirSync('node_modules/node/bin', { recursive: true })
writeFileSync('node_modules/node/package.json', JSON.stringify({ version: process.version.slice(1) }))
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
appendFileSync('installs', 'end\n')
