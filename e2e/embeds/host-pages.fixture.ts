import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runRspack } from '@calm-rest/build'
import { root } from '@calm-rest/releases/checkout'
import { temporaryFolder } from '@calm-rest/testing'
import { type PartnerPage, strictPolicy } from './partner-page.fixture.ts'

/** State of a framework's page, which renders again where a test changes it. */
export interface HostState {
  site: string
  title: string
  guests: number
  /** Order of the elements; false shows another screen of the page. */
  order: readonly ('rooms' | 'booking')[] | false
}

interface HostPage {
  name: string
  app: 'react' | 'vue' | 'jquery'
  /** Scripts as they come from the registry. */
  libraries: readonly string[]
  /** Trusted Types policies that the framework creates itself. */
  ownTypes?: string
}

const reactOf = (major: number) => ({
  name: `React ${major}`,
  app: 'react' as const,
  libraries: [
    `react-${major}/umd/react.production.min.js`,
    `react-dom-${major}/umd/react-dom.production.min.js`,
  ],
})

/** Version 19 comes only as modules for bundlers. */
const bundledReact = 'react-19.js'

export const hostPages: readonly HostPage[] = [
  reactOf(16),
  reactOf(17),
  reactOf(18),
  { name: 'React 19', app: 'react', libraries: [bundledReact] },
  { name: 'Vue 3', app: 'vue', libraries: ['vue/dist/vue.runtime.global.prod.js'], ownTypes: 'vue' },
  { name: 'jQuery 4', app: 'jquery', libraries: ['jquery/dist/jquery.min.js'] },
]

const read = (file: string) => readFileSync(file, 'utf8')

/** Reads a file of a package by its path, since pages load builds that `exports` do not list. */
const readLibrary = (file: string) => {
  const [name = '', ...path] = file.split('/')
  const found = findPackageJSON(name, pathToFileURL(join(root, 'packages/embed/package.json')))
  if (!found) throw new Error(`${name} is not installed. Did you forget npm install?`)
  return read(join(dirname(found), ...path))
}

const bundleReact = async () => {
  const folder = temporaryFolder()
  const source = `import * as React from 'react'; import * as ReactDOM from 'react-dom/client'; Object.assign(window, { React, ReactDOM })`
  await runRspack({
    context: join(root, 'packages/embed'),
    mode: 'production',
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    output: { path: folder, filename: bundledReact },
    performance: { hints: false },
  })
  return read(join(folder, bundledReact))
}

/** A partner's page rendered by a framework, with the strictest policy that the framework allows. */
export const hostPage = async (
  { app, libraries, ownTypes = "'none'" }: HostPage,
  site: string,
  loader: string,
): Promise<PartnerPage> => {
  const start: HostState = { site, title: 'Mirissa', guests: 2, order: ['rooms', 'booking'] }
  const scripts = await Promise.all(
    libraries.map((file) => (file === bundledReact ? bundleReact() : readLibrary(file))),
  )
  return {
    head: loader,
    body: '<div id="app"></div><script src="/host.js"></script>',
    policy: strictPolicy(site)
      .replace('script-src ', "script-src 'self' ")
      .replace("trusted-types 'none'", `trusted-types ${ownTypes}`),
    script: [
      ...scripts,
      `window.start = ${JSON.stringify(start)}`,
      `{ ${read(join(import.meta.dirname, `hosts/${app}.js`))} }`,
    ].join(';\n'),
  }
}
