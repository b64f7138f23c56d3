interface Command {
  /** As it is called. */
  name: string
  /** `engines.node` of its package: '>=22.18'. */
  engines: string | undefined
  /** What it starts, from the folder of the package: './dist/bin.js'. */
  starts: string
}

/**
 * The file behind a command of the kit: says which Node it needs before anything is loaded that an older one does not
 * understand. Runs on Node 14 and later.
 */
export const launcher = ({ name, engines = '', starts }: Command): string => {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines) ?? []
  if (!major || !minor) throw new Error(`${name} needs engines.node as '>=22.18', not '${engines}'.`)
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > ${major} || (major === ${major} && minor >= ${minor})) await import('${starts}')
else {
  console.error(\`${name} needs Node ${major}.${minor} or later. This is Node \${process.versions.node}: \${process.execPath}
In a project, 'npm install --save-dev --save-exact node@24' brings one, which npx and npm run use;
"allowScripts": { "node": true } of package.json lets npm put it there.\`)
  process.exitCode = 1
}
`
}
