import type { Answer } from '@calm-rest/command'
import type { ReleaseDiff } from '@calm-rest/contract/release-api'
import { compareEnvironments, type ReleaseStore } from '@calm-rest/releases'

type LiveVersion = ReleaseDiff['remotes'][number]['from']

const commitChars = 12

const liveText = (environment: string, live: LiveVersion): string => {
  if (!live) return `  ${environment}  nothing`
  const { version, publisher, commit, since } = live
  const facts = [
    publisher && `published by ${publisher}`,
    commit && `from ${commit.slice(0, commitChars)}`,
    since && `since ${since.slice(0, 16).replace('T', ' ')}`,
  ]
  return `  ${environment}  ${[version, ...facts].filter(Boolean).join(', ')}`
}

/** What is live in one environment and not in another, by remote. */
export const compare = async (
  store: ReleaseStore,
  { from, to }: Pick<ReleaseDiff, 'from' | 'to'>,
): Promise<Answer> => {
  const diff = await compareEnvironments(store, { from, to })
  const lines = diff.remotes.flatMap((each) => [
    each.remote,
    liveText(from, each.from),
    liveText(to, each.to),
  ])
  return { text: lines.join('\n') || `${from} and ${to} have the same releases live.`, json: diff }
}
