import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type ReleaseEvent, releaseEvent } from '@calm-rest/contract/release-api'
import { type Site, whenDone } from '@calm-rest/testing'

const script = resolve(import.meta.dirname, '../../scripts/release.ts')

/** Starts `npm run release -- gate --watch`, two versions at once. Returns the remotes in the order in which they are tried. */
export const startWatchingGate = (site: Site): readonly string[] => {
  const child = spawn(process.execPath, [script, 'gate', '--watch', '--at-once', '2'], {
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  whenDone(() => void child.kill('SIGKILL'))
  const tried: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    const [, remote] = /^Trying (\S+) /.exec(line) ?? []
    if (remote !== undefined) tried.push(remote)
  })
  return tried
}

/** Listens to the stream of events with a token that watches all. Returns what it has told so far. */
export const listenToReleases = async (site: Site, token: string): Promise<readonly ReleaseEvent[]> => {
  const ending = new AbortController()
  whenDone(() => ending.abort())
  const headers = { Authorization: `Bearer ${token}` }
  const { body } = await fetch(`${site.url}api/releases/events`, { headers, signal: ending.signal })
  if (!body) throw new Error('The stream has no body')
  const told: ReleaseEvent[] = []
  const read = async () => {
    let text = ''
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      const lines = (text + part).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: ')) told.push(releaseEvent.parse(JSON.parse(line.slice('data: '.length))))
    }
  }
  read().catch((cause: unknown) => {
    if (!ending.signal.aborted) throw cause
  })
  return told
}
