import { it } from 'vitest'
import { killBetween } from './processes.fixture.ts'

it("loses no mail where its process is killed between the server's word and the mark, and sends one copy too many", () =>
  killBetween(1))
