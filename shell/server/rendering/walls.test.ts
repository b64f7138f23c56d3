import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { startWorker } from './start-worker.ts'
import { findWalls, missingWall, type Walls } from './walls.ts'

const file = fileURLToPath(new URL('./walls.fixture.ts', import.meta.url))

/** A listener on the loopback address and one on a Unix socket, with the number of connections. */
const listeners = async () => {
  let visitors = 0
  const path = join(temporaryFolder('sockets'), 'a.sock')
  const open = async (at: { port: number; host: string } | { path: string }) => {
    const server = createServer((socket) => {
      visitors += 1
      socket.destroy()
    }).listen(at)
    whenDone(() => server.close())
    await once(server, 'listening')
    return server.address()
  }
  const address = await open({ port: 0, host: '127.0.0.1' })
  await open({ path })
  const port = typeof address === 'object' ? address?.port : undefined
  return { port, path, visitors: () => visitors }
}

/** What hostile code in the worker's own realm can reach behind these walls. */
const outcomesBehind = async (walls: Walls) => {
  const { visitors, ...targets } = await listeners()
  const source = JSON.stringify(targets)
  const said = await new Promise<string>((resolve, reject) => {
    const worker = startWorker(
      {
        message: (message) => resolve(message.type === 'failed' ? message.message : message.type),
        ended: (why) => reject(new Error(why)),
      },
      { file, walls },
    )
    whenDone(worker.kill)
    worker.send({ type: 'bundle', name: 'mf-rooms 1.0.0', source, world: '' })
  })
  return { outcomes: JSON.parse(said), visitors: visitors() }
}

const { ownNetwork, openNothing } = findWalls()

describe('code in the own realm of a worker', () => {
  it('reaches the network where no wall stands, so that these tests see something', async () => {
    const { outcomes, visitors } = await outcomesBehind({ ownNetwork: undefined, openNothing: undefined })
    expect(outcomes).toMatchObject({ connects: 'reached', listens: 'listens' })
    expect(visitors).toBeGreaterThan(0)
  })

  it('opens nothing once it is ready, where the system limits open files', async () => {
    if (!openNothing) return expect(missingWall({ ownNetwork, openNothing })).toBeDefined()
    expect(await outcomesBehind({ ownNetwork: undefined, openNothing })).toEqual({
      outcomes: {
        connects: 'EMFILE',
        'connects to a socket of the file system': 'EMFILE',
        listens: 'EMFILE',
        sends: 'EMFILE',
        'reads its own code': 'EMFILE',
      },
      visitors: 0,
    })
  })

  it('has a network with nothing in it, where the system allows one', async () => {
    if (!ownNetwork) return expect(findWalls().ownNetwork).toBeUndefined()
    const { outcomes } = await outcomesBehind({ ownNetwork, openNothing: undefined })
    expect(outcomes).toMatchObject({ connects: 'ENETUNREACH', sends: 'ENETUNREACH' })
  })
})

it('says so where the system has no wall at all', () => {
  expect(missingWall({ ownNetwork: undefined, openNothing: undefined })).toContain(
    'neither prlimit nor unshare',
  )
  expect(missingWall({ ownNetwork: [], openNothing: undefined })).toBeUndefined()
})
