import { it, vi } from 'vitest'
import { killBetween, sendTogether } from './processes.fixture.ts'

// only to end what hangs: here one process starts after another, which takes a busy machine long
vi.setConfig({ testTimeout: 240_000 })

it("loses no mail where its process is killed 5 times between the server's word and the mark, and sends one copy too many each time", () =>
  killBetween(5))

it('sends each mail once with three processes at one outbox', () => sendTogether(3, 30))
