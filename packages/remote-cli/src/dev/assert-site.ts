import { CommandFailed } from '@calm-rest/command'
import { composition } from '@calm-rest/contract/releases'

/** Throws `CommandFailed` where a site does not answer, or composes no pages of remotes. */
export const assertSite = async (site: string): Promise<void> => {
  const answer = await fetch(new URL('/composition.json', site), {
    signal: AbortSignal.timeout(20_000),
  }).catch((cause: Error) => {
    throw new CommandFailed(`${site} does not answer: ${cause.cause ?? cause.message}`)
  })
  const read = composition.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new CommandFailed(`${site} is no site of Calm Rest, or one of another contract.`)
}
