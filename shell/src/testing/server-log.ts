import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LogLine {
  method?: string
  route?: string
  status?: number
}

/** Statuses that the API answered to calls of a route so far, in order. */
export const answersTo = (dataDir: string, method: string, route: string): number[] =>
  readFileSync(join(dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => line.method === method && line.route === route)
    .map(({ status }) => Number(status))
