import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProject } from './pinned-node/project.fixture.ts'

let project: ReturnType<typeof createProject>

beforeEach(() => {
  project = createProject()
  project.write('hello.ts', 'const who: string = process.argv[2] ?? "nobody"; console.log("hello", who)')
})

describe('installing', () => {
  it('installs from the lock file first, and says so in one line', async () => {
    const { code, stdout, stderr } = await project.run(['hello.ts'])
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'hello nobody\n' })
    expect(stderr).toBe('Installing what package-lock.json asks for: npm install\n')
    expect(project.installs()).toBe('begin install --no-save\nend\nscripts of node\n')
  })

  it('does not install again while the lock file stays the same', async () => {
    await project.run(['hello.ts'])
    const { stderr } = await project.run(['hello.ts'])
    expect(stderr).toBe('')
    expect(project.installs()).toBe('begin install --no-save\nend\nscripts of node\n')
  })

  it('installs again when the lock file asks for another version', async () => {
    await project.run(['hello.ts'])
    project.lock('2.0.0')
    await project.run(['hello.ts'])
    expect(project.installs()).toBe(
      'begin install --no-save\nend\nscripts of node\nbegin install --no-save\nend\nscripts of node\n',
    )
  })

  it('installs again after an install that was interrupted', async () => {
    await project.run(['hello.ts'])
    rmSync(join(project.root, 'node_modules/.package-lock.json'))
    mkdirSync(join(project.root, 'node_modules/half-a-package'))
    expect(await project.run(['hello.ts'])).toMatchObject({ code: 0, stdout: 'hello nobody\n' })
    expect(existsSync(join(project.root, 'node_modules/half-a-package'))).toBe(false)
  })

  it('installs again after scripts of packages that failed', async () => {
    expect((await project.run(['hello.ts'], { env: { INSTALL: 'scripts-fail' } })).code).toBe(1)
    expect(await project.run(['hello.ts'])).toMatchObject({ code: 0, stdout: 'hello nobody\n' })
  })

  it('installs once where two are started at once; the other waits', async () => {
    const both = [1, 2].map((n) => project.start(['hello.ts', `${n}`], { env: { INSTALL: 'waits' } }))
    await expect.poll(() => both.map(({ output }) => output.stderr).join()).toContain('waiting for it')
    project.write('go', '')
    const ended = await Promise.all(both.map(({ ended }) => ended))
    expect(ended.map(({ stdout }) => stdout)).toEqual(['hello 1\n', 'hello 2\n'])
    expect(project.installs()).toBe('begin install --no-save\nend\nscripts of node\n')
  })

  it('does not wait for a process that died while it installed', async () => {
    await mkdir(join(project.root, '.cache'))
    const nobody = 4_194_999 // above the largest process id that Linux gives
    project.write('.cache/install.lock', String(nobody))
    expect(await project.run(['hello.ts'])).toMatchObject({ code: 0, stdout: 'hello nobody\n' })
  })
})

describe('what goes wrong', () => {
  it('says how to get npm where there is none', async () => {
    const env = { npm_execpath: '', PATH: '/nowhere' }
    const { code, stderr } = await project.run(['hello.ts'], { env })
    expect(code).toBe(1)
    expect(stderr).toContain('npm was not found. It comes with Node.js')
  })

  it('says that the install failed, and runs nothing', async () => {
    const { code, stdout, stderr } = await project.run(['hello.ts'], { env: { INSTALL: 'fails' } })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('The install failed (exit code 1)')
  })

  it('says which scripts to allow where the binary was not fetched', async () => {
    const { code, stderr } = await project.run(['hello.ts'], { env: { INSTALL: 'no-scripts' } })
    expect(code).toBe(1)
    expect(stderr).toMatch(/The pinned Node .* is not in .*Allow scripts for the package "node"/)
  })

  it('names a file that does not exist, before it installs anything', async () => {
    const { code, stderr } = await project.run(['bye.ts'])
    expect(code).toBe(1)
    expect(stderr).toContain('There is no file bye.ts')
    expect(project.installs()).toBe('')
  })
})

describe('running', () => {
  it('runs on the pinned Node and finds the tools of the project first', async () => {
    project.write('where.ts', 'console.log(process.execPath); console.log(process.env.PATH)')
    const { stdout } = await project.run(['where.ts'])
    const [node, path] = stdout.split('\n')
    expect(node).toBe(process.execPath)
    expect(path?.split(delimiter)[0]).toBe(join(project.root, 'node_modules', '.bin'))
  })

  it('keeps what Node made of the sources for the next start', async () => {
    await project.run(['hello.ts'])
    expect(readdirSync(join(project.root, '.cache/node'))).toHaveLength(1)
    const elsewhere = temporaryFolder('compiled')
    await project.run(['hello.ts'], { env: { NODE_COMPILE_CACHE: elsewhere } })
    expect(readdirSync(elsewhere)).toHaveLength(1)
  })

  it('passes arguments and the exit code through', async () => {
    project.write('args.ts', 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(7)')
    const { code, stdout } = await project.run(['args.ts', 'two words', '', '--flag=$HOME'])
    expect({ code, stdout }).toEqual({ code: 7, stdout: '["two words","","--flag=$HOME"]\n' })
  })

  it('gives Node the flags that stand before the file', async () => {
    project.write('flags.ts', 'console.log(JSON.stringify([process.execArgv, process.argv.slice(2)]))')
    const { stdout } = await project.run(['--max-old-space-size=64', 'flags.ts', '--theirs'])
    expect(JSON.parse(stdout)).toEqual([['--max-old-space-size=64'], ['--theirs']])
  })

  it('works from another directory, and stays in it', async () => {
    project.write('cwd.ts', 'console.log(process.cwd())')
    const cwd = temporaryFolder('else where')
    expect(await project.run(['cwd.ts'], { cwd })).toMatchObject({ code: 0, stdout: `${cwd}\n` })
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'forwards %s once and lets the child end by itself',
    async (signal) => {
      project.write(
        'wait.ts',
        `import { existsSync } from 'node:fs'
       process.on('${signal}', () => {
         console.log('asked')
         setInterval(() => existsSync('go') && setTimeout(() => process.exit(3), 300), 20)
       })
       setInterval(() => {}, 1000)
       console.log('up')`,
      )
      const running = project.start(['wait.ts'])
      await expect.poll(() => running.output.stdout).toBe('up\n')
      running.kill(signal)
      await expect.poll(() => running.output.stdout).toBe('up\nasked\n')
      running.kill(signal)
      // only once the second signal has come: one that comes while both processes exit would end them by itself
      project.write('go', '')
      expect(await running.ended).toMatchObject({ code: 3, stdout: 'up\nasked\n' })
    },
  )

  it('ends the child where npm was ended, and its shell passed nothing on', async () => {
    project.write(
      'drain.ts',
      "process.on('SIGTERM', () => { console.log('asked'); process.exit() }); setInterval(() => {}, 1000); console.log('up')",
    )
    const running = project.start(['drain.ts'], { env: { npm_lifecycle_event: 'start' }, inShell: true })
    await expect.poll(() => running.output.stdout).toBe('up\n')
    running.kill('SIGTERM')
    // only once all of them have ended
    expect(await running.ended).toMatchObject({ stdout: 'up\nasked\n' })
  })

  it('dies of the signal that its child died of', async () => {
    project.write('die.ts', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)")
    expect(await project.run(['die.ts'])).toMatchObject({ code: null, signal: 'SIGTERM' })
  })
})
