import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { startSite, temporaryFolder } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { checkOut } from './checkout.fixture.ts'

// the last of these tests checks, builds and tests a whole remote
vi.setConfig({ testTimeout: 600_000 })

let folder: string
let dataDir: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@calm-rest.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

beforeAll(() => {
  folder = checkOut({ built: true })
  dataDir = temporaryFolder('data')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'As it is')
})

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs `npm run new:remote -- …`; sends the signal of Ctrl-C once the output contains `interruptAt`. */
const create = (args: string[], { interruptAt = '' } = {}) =>
  new Promise<Ended>((resolve) => {
    const child = spawn(process.execPath, ['scripts/new-remote.ts', ...args], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text
        if (interruptAt && text.includes(interruptAt)) child.kill('SIGINT')
      })
    child.on('close', (code) => resolve({ code, ...said }))
  })

const planted = ['mf-planted', '--owner', '@calm-rest/planted']
const installed = () => readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')

/** Expects that no committed file has changed and that no ignored file was left. */
const expectNothingLeft = (installedBefore: string) => {
  expect(git('status', '--porcelain')).toBe('')
  expect(existsSync(join(folder, 'mf-planted'))).toBe(false)
  expect(existsSync(join(folder, 'node_modules/@calm-rest/mf-planted'))).toBe(false)
  expect(installed()).toBe(installedBefore)
  expect(existsSync(join(dataDir, 'releases/mf-planted'))).toBe(false)
}

it('refuses a name that is taken', async () => {
  expect(await create(['mf-rooms', '--owner', '@calm-rest/planted'])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('mf-rooms is taken'),
  })
  expect(git('status', '--porcelain')).toBe('')
})

it('refuses to change a file that is not committed', async () => {
  const owners = join(folder, 'CODEOWNERS')
  const text = readFileSync(owners, 'utf8')
  writeFileSync(owners, `${text}# a thought\n`)
  expect(await create(planted)).toMatchObject({ code: 3, stderr: expect.stringContaining('CODEOWNERS') })
  expect(readFileSync(owners, 'utf8')).toBe(`${text}# a thought\n`)
  writeFileSync(owners, text)
})

it('undoes itself where it comes to no end, and says why', async () => {
  const before = installed()
  const props = join(folder, 'packages/contract/src/widget/props.ts')
  const text = readFileSync(props, 'utf8')
  writeFileSync(props, text.replace('export type RemoteName', 'export type NameOfRemote'))
  git('commit', '--quiet', '--all', '--message', 'Another shape of what it adds to, after its first steps')
  const { code, stderr } = await create(planted)
  expect(code).toBe(1)
  expect(stderr).toContain("The contract's list of widgets has another shape")
  expect(stderr).toContain('Everything is as it was.')
  expectNothingLeft(before)
  git('reset', '--quiet', '--hard', 'HEAD~1')
})

it('undoes itself on Ctrl-C', async () => {
  const before = installed()
  const { code, stderr } = await create(planted, { interruptAt: 'types, lint' })
  expect([code, stderr]).toEqual([130, expect.stringContaining('Everything is as it was.')])
  expectNothingLeft(before)
})

it('makes a remote that passes every check and its own tests in the shell, and publishes it', async () => {
  const { code, stdout, stderr } = await create(planted)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const preview = /^\/mf-planted(\?mf-planted=1\.0\.0-rc\.1~\S+)$/m.exec(stdout)?.[1] ?? ''
  const changed = git('status', '--porcelain').split('\n').filter(Boolean)
  expect(changed).toEqual([
    ' M CODEOWNERS',
    ' M README.md',
    ' M package-lock.json',
    ' M packages/contract/report.api.md',
    ' M packages/contract/src/widget/props.ts',
    '?? mf-planted/',
  ])
  const store = openFolderStore(dataDir)
  expect(store.readManifest('mf-planted', '1.0.0-rc.1')).toMatchObject({
    owner: '@calm-rest/planted',
    exposes: { welcome: { scripts: [expect.any(String)] } },
    locales: { en: [expect.any(String)], de: [expect.any(String)], zh: [expect.any(String)] },
  })
  expect(store.remotes()).toEqual([])

  const site = await startSite({ script: join(folder, 'demo/serve.ts'), dataDir })
  const page = async (search: string) => (await fetch(`${site.url}mf-planted${search}`)).text()
  expect(await page(preview)).toContain('/releases/mf-planted/1.0.0-rc.1/')
  for (const search of ['', '?mf-planted=1.0.0-rc.1'])
    expect(await page(search)).not.toContain('/releases/mf-planted/')
})
