import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startSite } from './start.ts'

const script = fileURLToPath(new URL('../../fixtures/site.mjs', import.meta.url))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
let left: number

it('returns an address that serves, with its own data and environment', async () => {
  const site = await startSite({ script, env: { GREETING: 'welcome' } })
  left = site.pid
  expect(await (await fetch(site.url)).text()).toBe(`welcome from ${site.dataDir}`)
  expect(isRunning(site.pid)).toBe(true)
})

it('ends the process with the test that started it', () => {
  expect(isRunning(left)).toBe(false)
})

it('runs two sites side by side', async () => {
  const [one, two] = await Promise.all([startSite({ script }), startSite({ script })])
  expect(one.url).not.toBe(two.url)
  expect(one.dataDir).not.toBe(two.dataDir)
})

it('stops, returns its exit code, and may be stopped twice', async () => {
  const site = await startSite({ script })
  expect(await site.stop()).toBe(0)
  expect(await site.stop()).toBe(0)
  expect(isRunning(site.pid)).toBe(false)
  expect(site.output()).toContain('stopping')
})

it('ends a process that ignores the request to stop', async () => {
  const site = await startSite({ script, env: { STUBBORN: '1' }, stopTimeoutMs: 200 })
  expect(await site.stop()).toBe(null)
  expect(isRunning(site.pid)).toBe(false)
})

it('starts again on the data of an earlier site', async () => {
  const first = await startSite({ script })
  await first.stop()
  const second = await startSite({ script, dataDir: first.dataDir })
  expect(await (await fetch(second.url)).text()).toBe(`hello from ${first.dataDir}`)
})

it('shows the output of a site that did not start', async () => {
  await expect(startSite({ script, env: { FAIL: 'DATA_DIR is not writable' } })).rejects.toThrow(
    'The site did not start. It said:\nDATA_DIR is not writable',
  )
})
