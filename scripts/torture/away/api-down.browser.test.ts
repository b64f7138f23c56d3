import { temporaryFolder } from '@calm-rest/testing'
import { afterAll, expect, it } from 'vitest'
import { killServers } from '../processes/server.ts'
import { isHeld } from '../row.ts'
import { apiDown } from './api-down.ts'

afterAll(killServers)

it('a page says what is missing while the API is down, and shows it when the API is back, without a reload', async () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const figures = await apiDown.run({
    seed: 1,
    isShort: false,
    minutes: 0,
    dir: temporaryFolder('api-down'),
    say,
  })
  expect({ missed: figures.filter((figure) => !isHeld(figure)), said }).toEqual({ missed: [], said: [] })
})
