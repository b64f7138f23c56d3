import type { Scenario } from '../scenario.ts'
import type { Operation } from './document.ts'
import { fuzz } from './fuzz.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const fuzzScenario = (which: string, isAsked: (operation: Operation) => boolean): Scenario => ({
  fault: `seeded requests to ${which}, made from the OpenAPI document`,
  expected: 'no 5xx; every answer has a status and a body as in that document',
  run: async ({ seed, isShort, dir, say }) => {
    const count = isShort ? 160 : 10_000
    const results = await fuzz(dir, { seed, count, isAsked }, ({ route, cases, statuses, finding }) => {
      if (!isShort) say(`${route}: ${cases} cases, ${JSON.stringify(statuses)}`)
      if (finding) say(`FOUND on ${route}: ${finding}`)
    })
    const withStatus = (isIt: (status: number) => boolean) =>
      sum(
        results.flatMap(({ statuses }) =>
          Object.entries(statuses).map(([status, times]) => (isIt(Number(status)) ? times : 0)),
        ),
      )
    return [
      { what: 'routes', value: results.length, atLeast: 1 },
      { what: 'cases', value: sum(results.map(({ cases }) => cases)), atLeast: results.length * count },
      { what: 'answered 2xx or 304', value: withStatus((status) => status < 400), atLeast: 1 },
      {
        what: 'answered 4xx',
        value: withStatus((status) => status >= 400 && status < 500),
        atLeast: 1,
      },
      { what: 'answered 5xx', value: withStatus((status) => status >= 500), exactly: 0 },
      {
        what: 'routes with a wrong answer',
        value: results.filter(({ finding }) => finding).length,
        exactly: 0,
      },
    ]
  },
})

const isOfAccounts = ({ path }: Operation) => /^\/api\/(auth|me|users)/.test(path)

export const fuzzAccounts = fuzzScenario('every route of accounts', isOfAccounts)
export const fuzzOtherRoutes = fuzzScenario('every other route', (operation) => !isOfAccounts(operation))
