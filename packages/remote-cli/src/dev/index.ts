import { localRemote, readBuildOf, serveSources } from '@calm-rest/build/remote'
import { getRequestListener } from '@hono/node-server'
import type { Project } from '../project.ts'
import { liveShell } from './live-shell.ts'
import { readLivePage } from './read-live-page.ts'

interface DevOptions {
  /** Origin of the site whose shell is around the remote. */
  site: string
  port: number
}

/**
 * Serves the remote from its sources, and around it the live site: its shell, its API and the releases of all other
 * remotes. Nothing of that reaches the site's own guests. Resolves with the address of the first widget.
 */
export const dev = async (project: Project, { site, port }: DevOptions): Promise<string> => {
  await readLivePage(site)
  const { folder, owner } = project
  const build = await readBuildOf(folder)
  const local = localRemote({ folder, build, owner, port })
  const origin = `http://localhost:${port}`
  const shell = liveShell({ site, origin, local })
  await serveSources({
    builds: { [project.remote]: build },
    port,
    pages: [`http://127.0.0.1:${port}`],
    beside: getRequestListener(shell.fetch),
  })
  const [widget = ''] = Object.keys(build.widgets)
  return `${origin}/widgets/${project.remote}/${widget}`
}
