import { join } from 'node:path'
import { freePort } from '@calm-rest/testing/free-port'
import { startPostgres } from '@calm-rest/testing/postgres'
import { seedManyRooms } from '../../many-rooms.ts'
import { type Served, serve, stop } from '../processes/server.ts'
import type { Torture } from '../scenario.ts'
import { openBalancer } from './balancer.ts'

/**
 * A PostgreSQL that syncs to its disk, and two processes that share nothing else, behind one balancer. Each keeps its
 * port over restarts.
 */
export const openTwo = async (torture: Torture) => {
  const server = await startPostgres({ isDurable: true })
  const url = `${server.url}postgres`
  await seedManyRooms(join(torture.dir, 'made'), url)
  const first = await freePort({ run: 2 })
  const ports = [first, first + 1]
  const start = (which: number) =>
    serve(torture, join(torture.dir, String(which)), {
      // without the demo's stand-ins
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://localhost',
        DATABASE_URL: url,
        PORT: String(ports[which]),
      },
    })
  const processes: Served[] = await Promise.all([start(0), start(1)])
  const balancer = await openBalancer(ports)
  return {
    server,
    url,
    ports,
    balancer,
    processes,
    /** Kills one process without warning and starts it again; returns the milliseconds until it serves. */
    killAndStart: async (which: number) => {
      const one = processes[which] as Served
      one.signal('SIGKILL')
      await one.ended
      const next = await start(which)
      processes[which] = next
      return next.readyMs
    },
    close: async () => {
      balancer.close()
      await Promise.all(processes.map(stop))
      await server.stop()
    },
  }
}
