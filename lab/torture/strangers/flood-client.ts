import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'

// A process of its own, so that it takes no time from the guest who is measured: asks as fast as it is answered, on many
// connections, until its standard input ends, and then writes the number of answers by status as JSON.
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    /** Address with `{n}` for a number that is never the same twice. */
    path: { type: 'string' },
    connections: { type: 'string' },
    /** Network of the strangers: the first three numbers of their addresses. */
    network: { type: 'string' },
  },
})
const { port = '', path = '/', connections = '1', network = '203.0.113' } = values

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const statuses: Record<string, number> = {}
let asked = 0
let isOver = false

const count = (status: number | string) => {
  statuses[status] = (statuses[status] ?? 0) + 1
}

const ask = () =>
  new Promise<void>((resolve) => {
    const n = asked++
    const headers = { 'X-Forwarded-For': `${network}.${(n % 250) + 1}`, 'Accept-Encoding': 'br' }
    const address = { host: '127.0.0.1', port, path: path.replaceAll('{n}', String(n)) }
    const asking = request({ ...address, headers, agent }, (answer) => {
      count(answer.statusCode ?? 0)
      answer.resume().on('close', resolve)
    })
    asking.on('error', () => {
      if (!isOver) count('none')
      setTimeout(resolve, 10)
    })
    asking.end()
  })

const flood = async () => {
  while (!isOver) await ask()
}

process.stdin.resume().on('end', () => {
  isOver = true
  console.log(JSON.stringify(statuses))
  process.exit()
})
for (let i = 0; i < Number(connections); i += 1) void flood()
