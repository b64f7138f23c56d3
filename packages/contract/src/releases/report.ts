import { z } from 'zod'
import { filePath, releaseVersion, remoteName } from './names.ts'

/** Why a release did not work on a page. */
export const failureReasons = [
  /** Its release.json could not be had, or is not the one that was promoted. */
  'manifest',
  /** A script or a style sheet could not be had, or is not the released one. */
  'files',
  /** A script threw when it ran. */
  'evaluation',
  /** It has no such widget. */
  'expose',
  /** A widget threw, or showed nothing. */
  'render',
  /** It took longer than a visitor waits. */
  'timeout',
] as const

/** Above this a figure is a clock that jumped, or made up. */
const mostMs = 600_000
const ms = z.number().min(0).max(mostMs).optional()

/** Vitals of a widget on one page view (https://web.dev/articles/vitals), each where there was something to measure. */
const widgetVitals = z.object({
  remote: remoteName,
  version: releaseVersion,
  widget: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/),
  /** From when the page asked for the widget until it was shown and hydrated, the first time. */
  loadMs: ms,
  /** Largest Contentful Paint of the page, where the largest thing is in the widget. */
  lcpMs: ms,
  /** Interaction to Next Paint: the slowest press or key in the widget, but for one of every fifty. */
  inpMs: ms,
  /** Cumulative Layout Shift: the worst five seconds in which things of the widget moved. */
  cls: z.number().min(0).max(1000).optional(),
})

/** An error that nobody caught, as a position in a released file: its message may hold what a guest typed. */
const releaseError = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** `handler`: thrown by an event, a timer or a script; `rejection`: of a promise. */
  kind: z.enum(['handler', 'rejection']),
  /** Kind of error, `TypeError`. */
  name: z
    .string()
    .max(40)
    .regex(/^[A-Z][A-Za-z]*$/),
  file: filePath.max(120),
  line: z.int().positive().max(10_000_000),
  column: z.int().positive().max(10_000_000),
})

/** Most widgets and errors in one report; a page names the first ones. */
export const reportLimits = { widgets: 16, errors: 5 } as const

/**
 * POST /release-reports: how the releases of one page view did. `events` are sent as they happen, `widgets` and `errors`
 * once, when the page is left. No personal data.
 */
export const releaseReport = z.object({
  view: z.string().max(500),
  events: z
    .array(
      z.object({
        remote: remoteName,
        version: releaseVersion,
        outcome: z.enum(['ready', 'failed']),
        reason: z.enum(failureReasons).optional(),
      }),
    )
    .max(20)
    .default([]),
  widgets: z.array(widgetVitals).max(reportLimits.widgets).default([]),
  errors: z.array(releaseError).max(reportLimits.errors).default([]),
})

/** As the server has parsed it. */
export type ReleaseReport = z.infer<typeof releaseReport>
/** As a page sends it. */
export type SentReport = z.input<typeof releaseReport>
export type WidgetVitals = z.infer<typeof widgetVitals>
export type ReleaseError = z.infer<typeof releaseError>
export type FailureReason = (typeof failureReasons)[number]
