import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { adoptBuild } from '@calm-rest/build/remote'
import { type Answer, Refused } from '@calm-rest/command'
import { archive } from './archive.ts'
import type { AdoptCommand } from './arguments.ts'
import type { Project } from './project.ts'
import { assertCommitted, published } from './release.ts'
import type { SiteReleases } from './site-releases.ts'

/** Publishes a build that other tools made of the version of package.json. */
export const adopt = async (
  project: Project,
  { build, contract }: Pick<AdoptCommand, 'build' | 'contract'>,
  releases: SiteReleases,
): Promise<Answer> => {
  assertCommitted(project)
  const to = mkdtempSync(join(tmpdir(), 'calm-rest-adopted-'))
  try {
    const adopted = await adoptBuild({ build: resolve(project.folder, build), to, contract })
    if ('refused' in adopted) throw new Refused(adopted.refused)
    if (adopted.project !== project.folder)
      throw new Refused(`${build} is of the project in ${adopted.project}, not of this one.`)
    await releases.publish(project.version, await archive(to))
    return published(project)
  } finally {
    rmSync(to, { recursive: true })
  }
}
