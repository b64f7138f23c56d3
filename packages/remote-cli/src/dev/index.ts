import { createServer } from 'node:net'
import { localRemote, readBuildOf, serverWidgetsOf, serveSources } from '@calm-rest/build/remote'
import { CommandFailed, Refused } from '@calm-rest/command'
import { composition } from '@calm-rest/contract/releases'
import { getRequestListener } from '@hono/node-server'
import type { Project } from '../project.ts'
import { liveShell } from './live-shell.ts'
import { tellOfSettings } from './tell-of-settings.ts'

/** Throws `CommandFailed` where a site does not answer, or composes no pages of remotes. */
const assertSite = async (site: string): Promise<void> => {
  const answer = await fetch(new URL('/composition.json', site), {
    signal: AbortSignal.timeout(20_000),
  }).catch((cause: Error) => {
    throw new CommandFailed(`${site} does not answer: ${cause.cause ?? cause.message}`)
  })
  const read = composition.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new CommandFailed(`${site} is no site of Calm Rest, or one of another contract.`)
}

interface DevOptions {
  /** Reports what a developer has to do. */
  say: (line: string) => void
  /** Origin of the site whose shell is around the remote. */
  site: string
  port: number
  /** Origins of its backends on this machine, by name. */
  backends: Readonly<Record<string, string>>
}

/**
 * Serves the remote from its sources, and around it the live site: its shell, its API and the releases of all other
 * remotes. Nothing of that reaches the site's own guests. Resolves with the address of the first widget.
 */
export const dev = async (project: Project, { site, port, backends, say }: DevOptions): Promise<string> => {
  await assertFree(port)
  await assertSite(site)
  const { folder, owner } = project
  const build = await readBuildOf(folder)
  const local = localRemote({ folder, build, owner, port })
  const origin = `http://localhost:${port}`
  const widgets = serverWidgetsOf({ folder, build })
  const shell = liveShell({ site, origin, local, backends, widgets })
  await serveSources({
    builds: { [project.remote]: build },
    port,
    pages: [`http://127.0.0.1:${port}`],
    showsErrors: true,
    beside: getRequestListener(shell.fetch),
  })
  tellOfSettings(folder, say)
  const [widget = ''] = Object.keys(build.widgets)
  return `${origin}/widgets/${project.remote}/${widget}`
}

/** The dev server would end the process, with a stack for an explanation. */
const assertFree = async (port: number): Promise<void> => {
  const isFree = await new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
  if (!isFree) throw new Refused(`Port ${port} is taken: --port names another one.`)
}
