import type { Answer } from '@calm-rest/command'
import { adopt } from './adopt.ts'
import type { RemoteCommand } from './arguments.ts'
import { build } from './build.ts'
import { preview } from './preview.ts'
import { readProject, siteOf } from './project.ts'
import { act, publish } from './release.ts'
import { createSiteReleases } from './site-releases.ts'
import { test } from './test.ts'
import { tokenFor } from './token.ts'
import { eventLine, watch } from './watch.ts'

interface RunDeps {
  /** Folder of the remote. */
  folder: string
  environment: NodeJS.ProcessEnv
  /** Reports progress; it is not part of the result. */
  say: (line: string) => void
}

/** Runs one command of `calm-rest-remote`. `dev` resolves once it serves, and goes on serving. */
export const run = async (command: RemoteCommand, { folder, environment, say }: RunDeps): Promise<Answer> => {
  const project = readProject(folder)
  const { remote, version } = project
  switch (command.name) {
    case 'dev': {
      // only the command that needs it loads the dev server
      const { dev } = await import('./dev/index.ts')
      const { port, backends } = command
      const url = await dev(project, {
        site: siteOf(project, command.site, environment),
        port,
        backends,
        say,
      })
      return { text: `ready ${url}`, json: { remote, url } }
    }
    case 'build': {
      const built = await build(project)
      return {
        text: `built ${remote} ${version} in ${built.folder}`,
        json: { remote, version, folder: built.folder },
      }
    }
    case 'types': {
      // the build's settings load the bundler
      const { types } = await import('./types/index.ts')
      return types(project, siteOf(project, command.site, environment))
    }
    case 'test':
      await test(project, command.filters)
      return { text: `${remote}: all tests passed`, json: { remote, passed: true } }
    default: {
      const site = siteOf(project, command.site, environment)
      const token = () => tokenFor(site, environment)
      // before anything is built
      await token()
      const releases = createSiteReleases({ site, remote, token })
      if (command.name === 'publish') return publish(project, releases)
      if (command.name === 'preview') return preview(command, project, releases)
      if (command.name === 'adopt') return adopt(project, command, releases)
      if (command.name === 'watch') return watchUntilEnded(site, token, command.json, say)
      return act(command, { project, releases, say })
    }
  }
}

/** Events go to standard output as they come, one a line. */
const watchUntilEnded = async (
  site: string,
  token: () => Promise<string>,
  json: boolean,
  say: (line: string) => void,
): Promise<Answer> => {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort())
  let events = 0
  const onEvent: Parameters<typeof watch>[0]['onEvent'] = (event) => {
    events += 1
    process.stdout.write(`${json ? JSON.stringify(event) : eventLine(event)}\n`)
  }
  await watch({ site, token, onEvent, say, signal: ending.signal })
  return { text: `${events} events`, json: { events } }
}
