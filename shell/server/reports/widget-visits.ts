import type { ReleaseError, ReleaseManifest, ReleaseReport } from '@calm-rest/contract/releases'
import type { Channel, WidgetVisit } from '@calm-rest/releases'

/** A release that a page may report about. */
export interface ReportedRelease {
  manifest: ReleaseManifest
  channel: Channel
}

/** Report of each widget, without the server's facts about its page. */
export type ReportedVisit = Omit<WidgetVisit, 'view' | 'composition' | 'network' | 'at'>

/**
 * The widgets of a report, and the errors with the widget of their script. Unknown releases, widgets and
 * files are left out.
 */
export const widgetVisits = (
  { widgets, errors }: Pick<ReleaseReport, 'widgets' | 'errors'>,
  find: (remote: string, version: string) => ReportedRelease | undefined,
): ReportedVisit[] => {
  const visits = new Map<string, ReportedVisit>()
  const visitOf = (remote: string, version: string, widget: string, channel: Channel) => {
    const key = `${remote}/${version}/${widget}`
    const visit = visits.get(key) ?? { remote, version, widget, channel, handlerErrors: 0, rejections: 0 }
    visits.set(key, visit)
    return visit
  }

  for (const { remote, version, widget, ...vitals } of widgets) {
    const release = find(remote, version)
    if (release?.manifest.exposes[widget])
      Object.assign(visitOf(remote, version, widget, release.channel), vitals)
  }
  for (const error of errors) {
    const { remote, version, kind, name, file, line, column } = error
    const release = find(remote, version)
    if (!release?.manifest.files[file]) continue
    const shown = [...visits.values()].filter((one) => one.remote === remote && one.version === version)
    const visit = visitOf(remote, version, widgetOf(error, release.manifest, shown), release.channel)
    visit[kind === 'handler' ? 'handlerErrors' : 'rejections'] += 1
    visit.error ??= `${name} ${file}:${line}:${column}`
  }
  return [...visits.values()]
}

/** The one widget on the page whose script this is; none where several share it, or it came later. */
const widgetOf = (
  { file }: ReleaseError,
  { exposes }: ReleaseManifest,
  shown: readonly { widget: string }[],
): string => {
  const [only, ...others] = shown.filter(({ widget }) => exposes[widget]?.scripts.includes(file))
  return only && others.length === 0 ? only.widget : ''
}
