import { it } from 'vitest'
import { killBetween, sendTogether } from './processes.fixture.ts'

it("loses no mail where its process is killed between the server's word and the mark, and sends one copy too many", () =>
  killBetween(1))

it('sends each mail once with two processes at one outbox', () => sendTogether(2, 10))
