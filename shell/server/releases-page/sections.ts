import type { Lang } from '@calm-rest/contract/widget'
import { backendsSection } from './backends-section.ts'
import { changesSection } from './overview/changes-section.ts'
import { remotesSection } from './overview/remotes-section.ts'
import { statusSection } from './overview/status-section.ts'
import type { RemoteFacts } from './release-facts.ts'
import { channelsSection } from './remote/channels-section.ts'
import { versionsSection } from './remote/versions-section.ts'
import { renderingSection } from './rendering-section.ts'
import { approvalsSection } from './rules/approvals-section.ts'
import { environmentsSection } from './rules/environments-section.ts'
import { flagsSection } from './rules/flags-section.ts'
import { freezesSection } from './rules/freezes-section.ts'
import { hooksSection } from './rules/hooks-section.ts'
import { usesSection } from './rules/uses-section.ts'
import type { OverviewFacts, SectionHtml } from './section.ts'
import { storySection } from './story/story-section.ts'
import { vitalsSection } from './vitals-section.ts'
import { waitingSection } from './waiting-section.ts'

/** Sections of /releases, in their order. A further one is a file beside this one and a line here. */
export const overviewSections: readonly ((lang: Lang, facts: OverviewFacts) => SectionHtml)[] = [
  statusSection,
  freezesSection,
  remotesSection,
  changesSection,
  environmentsSection,
  (lang, { waiting }) => waitingSection(lang, waiting),
  (lang, { hooks, search }) => hooksSection(lang, hooks, search),
]

/** Sections of /releases/REMOTE, in their order. A further one is a file beside this one and a line here. */
export const remoteSections: readonly ((lang: Lang, facts: RemoteFacts) => SectionHtml)[] = [
  channelsSection,
  approvalsSection,
  storySection,
  (lang, { remote, releases }) => vitalsSection(lang, remote, releases),
  (lang, { remote, releases }) => renderingSection(lang, remote, releases),
  (lang, { remote, backends }) => backendsSection(lang, remote, backends),
  versionsSection,
  flagsSection,
  usesSection,
  (lang, { hooks }) => hooksSection(lang, hooks),
]
