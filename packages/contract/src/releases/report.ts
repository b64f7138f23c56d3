import { z } from 'zod'
import { filePath, releaseVersion, remoteName } from './names.ts'

/** Why a release did not work on a page. */
export const failureReasons = [
  /** Its release.json could not be loaded, or is not the promoted one. */
  'manifest',
  /** A script or a style sheet could not be loaded, or is not the released one. */
  'files',
  /** A script threw while it ran. */
  'evaluation',
  /** The release does not expose the widget. */
  'expose',
  /** A widget threw, or showed nothing. */
  'render',
  /** The widget took longer than the deadline. */
  'timeout',
] as const

/** Larger durations come from a changed clock or are made up. */
const mostMs = 600_000
const ms = z.number().min(0).max(mostMs).optional()

/**
 * Vitals of a widget on one page view (https://web.dev/articles/vitals); each is left out if there was
 * nothing to measure.
 */
const widgetVitals = z.object({
  remote: remoteName,
  version: releaseVersion,
  widget: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/),
  /** Milliseconds from the page's request of the widget until it was first shown and hydrated. */
  loadMs: ms,
  /** Largest Contentful Paint of the page, if its element is in the widget. */
  lcpMs: ms,
  /** Interaction to Next Paint: the slowest interaction in the widget, leaving out one of every fifty. */
  inpMs: ms,
  /** Cumulative Layout Shift: the worst window of five seconds in which elements of the widget moved. */
  cls: z.number().min(0).max(1000).optional(),
})

/** An uncaught error, as a position in a released file: its message may hold what a guest typed. */
const releaseError = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** `handler`: thrown in an event listener, a timer or a script; `rejection`: of a promise. */
  kind: z.enum(['handler', 'rejection']),
  /** Name of the error, such as `TypeError`. */
  name: z
    .string()
    .max(40)
    .regex(/^[A-Z][A-Za-z]*$/),
  file: filePath.max(120),
  line: z.int().positive().max(10_000_000),
  column: z.int().positive().max(10_000_000),
})

/** Most widgets and errors in one report; a page reports the first ones. */
export const reportLimits = { widgets: 16, errors: 5 } as const

/**
 * POST /release-reports: the outcome of the releases of one page view. `events` are sent as they happen,
 * `widgets` and `errors` once, when the visitor leaves the page. No personal data.
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

/** A report as the server has parsed it. */
export type ReleaseReport = z.infer<typeof releaseReport>
/** A report as a page sends it. */
export type SentReport = z.input<typeof releaseReport>
export type WidgetVitals = z.infer<typeof widgetVitals>
export type ReleaseError = z.infer<typeof releaseError>
export type FailureReason = (typeof failureReasons)[number]
