import type { Answer } from '@calm-rest/command'
import type { PreviewCommand } from './arguments.ts'
import { previewComment } from './preview-comment.ts'
import type { Project } from './project.ts'
import type { SiteReleases } from './site-releases.ts'

/** Signed addresses of a published version, that of package.json by default. */
export const preview = async (
  { version, days, markdown }: PreviewCommand,
  project: Project,
  releases: SiteReleases,
): Promise<Answer> => {
  const { remote } = project
  const made = await releases.preview(version ?? project.version, days)
  const { url, compare, expiresAt } = made
  return {
    text: markdown ? previewComment(remote, made) : `${url}\ncompare ${compare}\nuntil ${expiresAt}`,
    json: { remote, ...made },
  }
}
