import { once } from 'node:events'
import { createServer } from 'node:net'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { processSlots } from './processes.ts'

it('starts nothing on a port that another program has: its answers would be taken for those of the slot', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  whenDone(() => void other.close())
  const { port } = other.address() as { port: number }
  const slots = processSlots({ folder: temporaryFolder('slots'), ports: { a: port, b: 1 }, variables: {} })
  await expect(slots.start('a', '/nowhere')).rejects.toThrow(`Port ${port} is taken`)
  expect(await slots.running('a')).toBeUndefined()
})
