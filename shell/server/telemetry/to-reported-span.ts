import { attributes as names, type ReportedSpan } from '@calm-rest/telemetry'
import type { SentSpan } from '../../src/trace/sent-spans.ts'
import { callPattern } from './call-pattern.ts'

interface Page {
  traceparent: string
  composition: string
  /** Whether a release with this widget exists. */
  isWidget: (remote: string, version: string, widget: string) => boolean
  nowMs: number
}

const slotAttributes = (slot: string | undefined, { isWidget }: Page) => {
  const [remote = '', version = '', widget = ''] = slot?.split('/') ?? []
  return isWidget(remote, version, widget)
    ? { [names.remote]: remote, [names.version]: version, [names.widget]: widget }
    : undefined
}

const describe = (
  span: SentSpan,
  page: Page,
): Pick<ReportedSpan, 'name' | 'attributes' | 'errorType'> | undefined => {
  switch (span.kind) {
    case 'widget': {
      const attributes = slotAttributes(span.slot, page)
      return (
        attributes && { name: `load ${attributes[names.remote]} ${attributes[names.widget]}`, attributes }
      )
    }
    case 'press':
      return { name: 'press', attributes: slotAttributes(span.slot, page) ?? {} }
    case 'call': {
      const { method, path, status } = span
      const route = callPattern(path)
      return {
        name: method ? `${method} ${route}` : route,
        attributes: { [names.method]: method, [names.route]: route, [names.status]: status },
        errorType: span.status === undefined && span.id ? 'network' : undefined,
      }
    }
  }
}

/** A span of a page as it is exported; undefined if no release has its widget. */
export const toReportedSpan = (span: SentSpan, page: Page): ReportedSpan | undefined => {
  const described = describe(span, page)
  if (!described) return undefined
  const [, traceId = '', parentId = ''] = page.traceparent.split('-')
  const { agoMs, durationMs } = span
  return {
    ...described,
    attributes: { ...described.attributes, [names.composition]: page.composition },
    kind: span.kind === 'call' ? 'client' : 'internal',
    traceId,
    parentId,
    spanId: span.kind === 'call' ? span.id : undefined,
    startMs: page.nowMs - agoMs - durationMs,
    durationMs,
  }
}
