import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed } from '@calm-rest/command'
import { ask } from './checks/ask.ts'
import type { Known } from './checks/settings.ts'

const lookMs = 500

/**
 * Waits until this machine's own port answers under the name of the site, through Caddy and with a certificate, right or
 * not: `check` judges it. Throws where it does not get so, as without a certificate that Caddy could not get.
 */
export const untilAnswers = async (
  { PUBLIC_URL: { hostname }, HTTPS_PORT }: Pick<Known, 'PUBLIC_URL' | 'HTTPS_PORT'>,
  withinMs: number,
) => {
  const startedMs = performance.now()
  let status: number | undefined
  do {
    status = (await ask('https', '127.0.0.1', HTTPS_PORT, hostname, '/api/health/ready'))?.status
    if (status === 200) return
    await sleep(lookMs)
  } while (performance.now() - startedMs < withinMs)
  const why = status === undefined ? 'does not answer' : `answers ${status}`
  throw new CommandFailed(
    `The site is ready, but port ${HTTPS_PORT} of this machine ${why} for ${hostname}: mostly Caddy has no certificate yet. npm run deploy -- check says why; so does: podman logs calm-rest-caddy`,
  )
}
