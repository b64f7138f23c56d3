import { rmSync } from 'node:fs'
import { createApiClient } from '@calm-rest/client'
import { linkIn, mailTo } from '@calm-rest/testing'
import { freePort } from '@calm-rest/testing/free-port'
import { assertPodman } from '@calm-rest/testing/podman'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltImage, buildImage } from './build.ts'
import { book } from './container/book.ts'
import { type Engine, findEngine } from './container/engine.ts'
import { isZombie, memoryBytes } from './container/processes.ts'
import { type Container, startContainer } from './container/start.ts'
import { openVolume } from './measure.ts'
import { outputOf } from './run.ts'

const name = 'localhost/calm-rest-test'
/** Two builds, each of which installs all packages. */
const buildTimeoutMs = 1_200_000
const say = (line: string) => console.log(line)
const build = (tag: string, commit?: string) =>
  buildImage({ architecture: 'amd64', commit, tag: `${name}:${tag}`, say })

let image: BuiltImage
let engine: Engine
let data: string
let running: Container | undefined

beforeAll(async () => {
  assertPodman()
  image = await build('one')
  engine = findEngine(image.tag)
  data = openVolume()
}, buildTimeoutMs)

afterAll(() => {
  running?.remove()
  rmSync(data, { recursive: true, force: true })
  outputOf('podman', ['image', 'rm', '--force', `${name}:one`, `${name}:two`])
})

const start = async () => {
  running = await startContainer(engine, { image: image.tag, data, port: await freePort(), memoryMb: 256 })
  return running
}

/** Paths of the image's files, without the first slash. */
const filesOf = (tag: string) => {
  const container = outputOf('buildah', ['from', tag])
  try {
    const mounted = outputOf('buildah', ['mount', container])
    return outputOf('find', [mounted, '-type', 'f', '-printf', '%P\\n']).split('\n')
  } finally {
    outputOf('buildah', ['rm', container])
  }
}

it('says whose it is, runs without rights, and has no tool and no test', () => {
  const [{ Config: config, Healthcheck: healthCheck }] = JSON.parse(
    outputOf('podman', ['image', 'inspect', image.tag]),
  ) as [{ Config: { User: string; Volumes: object; Labels: Record<string, string> }; Healthcheck?: object }]
  expect(config).toMatchObject({
    User: '10001:10001',
    Volumes: { '/data': {} },
    Labels: {
      'org.opencontainers.image.revision': image.commit,
      'org.opencontainers.image.version': '1.0.0',
    },
  })
  expect(healthCheck).toMatchObject({
    Test: ['CMD', '/usr/local/bin/node', '/app/scripts/image/is-live.mjs'],
  })
  expect(image.bytes).toBeLessThan(220e6)
  const files = filesOf(image.tag)
  expect(files).toEqual(
    expect.arrayContaining(['usr/share/sbom/calm-rest.cdx.json', 'app/site/src/serve.js']),
  )
  const unwanted =
    /rspack|vitest|playwright|\/typescript\/|\.(test|fixture)\.|\.tsx?$|\.map$|(darwin|musl|win32)[^/]*\.node$/
  expect(
    files.filter((file) => unwanted.test(file) && !/^app\/(mf-|shell\/dist|packages\/embed)/.test(file)),
  ).toEqual([])
})

it('takes a booking, and has it after a restart', async () => {
  const first = await start()
  first.checkHealth()
  const email = 'amara@example.com'
  const reference = await book(first.url, email)
  const mail = await mailTo({ dataDir: data }, email, new RegExp(reference))
  const token = new URL(linkIn(mail, '/booking')).hash.slice(1)
  const ended = await first.stop()
  expect(ended.code).toBe(0)
  first.remove()

  const second = await start()
  const api = createApiClient({ origin: second.url, lang: () => 'en' })
  expect(await api.bookings.byLink({ token })).toMatchObject({ ok: true, value: { reference } })
  expect(second.command(['release', 'list', '--json'])).toContain('mf-booking')
})

it('stays within 256 MB with pages of all remotes, and leaves no zombie', async () => {
  const container = running ?? (await start())
  for (const page of ['/', '/rooms/coral-suite', '/book', '/login', '/desk', '/?lang=de']) {
    const answer = await fetch(`${container.url}${page}`)
    expect({ page, status: answer.status }).toEqual({ page, status: 200 })
  }
  // one that has just ended is a zombie until its parent has asked for its exit code
  await expect.poll(() => container.processes().filter(isZombie)).toEqual([])
  const processes = container.processes()
  // the init, the site and at least one server bundle
  expect(processes.length).toBeGreaterThan(2)
  expect(memoryBytes(processes)).toBeLessThan(256 * 1024 * 1024)
  expect((await container.stop()).code).toBe(0)
})

it(
  'is the same, to the digest, when the commit is built again',
  async () => {
    expect((await build('two', image.commit)).digest).toBe(image.digest)
  },
  buildTimeoutMs,
)
