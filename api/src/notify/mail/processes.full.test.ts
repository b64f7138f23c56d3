import { it, vi } from 'vitest'
import { killBetween, sendTogether } from './processes.fixture.ts'

// only ends hanging tests: processes start one after another, which takes long on a busy machine
vi.setConfig({ testTimeout: 240_000 })

it("loses no mail if its process is killed 5 times between the server's confirmation and the mark, and sends one extra copy each time", () =>
  killBetween(5))

it('sends each mail once with three processes at one outbox', () => sendTogether(3, 30))
