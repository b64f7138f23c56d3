import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { archiveType } from '@calm-rest/contract/release-api'
import { addToken, openFolderStore, openGrantsFile, trustFolder } from '@calm-rest/releases'
import { original, withCopy } from './copies.ts'

const hourMs = 60 * 60 * 1000
/** Page views after which a release that none has counts as lost. */
const mostViews = 100

/** A token that publishes and promotes `original`, without the gate. */
export const tokenFor = (dataDir: string): string => {
  const now = new Date()
  const { token } = addToken(
    openGrantsFile(trustFolder({}, dataDir)),
    {
      team: '@calm-rest/rooms',
      remote: original,
      rights: ['publish', 'promote'],
      withoutGate: true,
      until: new Date(now.getTime() + hourMs).toISOString(),
      createdBy: 'bench',
    },
    now,
  )
  return token
}

const expectOk = async (answer: Response) => {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

export interface TeamsRelease {
  publishMs: number
  /** Until a whole page has it, which starts the process of its server bundle. */
  promoteMs: number
}

/** Publishes a version over HTTP as a team does, and promotes it. */
export const releaseAsTeam = async (
  { url, dataDir, token }: { url: string; dataDir: string; token: string },
  version: string,
): Promise<TeamsRelease> => {
  const archive = await withCopy(
    openFolderStore(dataDir),
    () => ({ version }),
    async (_, dist) =>
      execFileSync('tar', ['-czf', '-', '-C', dist, ...readdirSync(dist)], { maxBuffer: 2 ** 26 }),
  )
  const authorization = `Bearer ${token}`
  const address = (rest: string) => new URL(`/api/releases/${original}/${rest}`, url)
  const publishedAt = performance.now()
  const published = await fetch(address(version), {
    method: 'PUT',
    headers: { authorization, 'content-type': archiveType },
    body: new Uint8Array(archive),
  })
  await expectOk(published)
  const promotedAt = performance.now()
  const promoted = await fetch(address('promote'), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  })
  await expectOk(promoted)
  const page = new URL('/rooms', url)
  for (let view = 0; view < mostViews; view += 1) {
    const text = await expectOk(await fetch(page))
    if (!text.includes(`/releases/${original}/${version}/`)) continue
    return { publishMs: promotedAt - publishedAt, promoteMs: performance.now() - promotedAt }
  }
  throw new Error(`No page has ${original} ${version}.`)
}
