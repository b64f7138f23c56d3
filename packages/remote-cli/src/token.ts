import { CommandFailed, WrongUse } from '@calm-rest/command'
import { z } from 'zod'

const issued = z.object({ value: z.string().min(1) })

/**
 * Credential of a team for a site: the token in `CALM_REST_TOKEN`, or in GitHub Actions the OIDC token of the
 * job, issued for this site only. Other CIs put theirs into `CALM_REST_TOKEN`. Throws `WrongUse` if there is
 * neither.
 */
export const tokenFor = async (site: string, environment: NodeJS.ProcessEnv): Promise<string> => {
  const { CALM_REST_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = environment
  if (CALM_REST_TOKEN) return CALM_REST_TOKEN
  if (!ACTIONS_ID_TOKEN_REQUEST_URL || !ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    throw new WrongUse(
      'CALM_REST_TOKEN is not set: the platform gives each team a token for its remote. A job of GitHub Actions needs none, but `permissions: id-token: write`.',
    )
  const address = new URL(ACTIONS_ID_TOKEN_REQUEST_URL)
  address.searchParams.set('audience', site)
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${ACTIONS_ID_TOKEN_REQUEST_TOKEN}` },
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  }).then((response) => response.json().catch(() => undefined))
  const read = issued.safeParse(answer)
  if (!read.success) throw new CommandFailed('GitHub Actions gave this job no OIDC token.')
  return read.data.value
}
