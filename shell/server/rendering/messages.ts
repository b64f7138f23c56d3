import type { PropertyFacts } from '@calm-rest/contract/api'
import { backendMethods } from '@calm-rest/contract/backends'
import type { FlagValues } from '@calm-rest/contract/flags'
import { limits } from '@calm-rest/contract/limits'
import { backendName } from '@calm-rest/contract/releases'
import type { Lang, WidgetPage } from '@calm-rest/contract/widget'
import type { LinkOptions } from '@calm-rest/embed/links'
import { z } from 'zod'
import type { Attribution } from '../../src/site/attribution.ts'
import { backendPath } from './backend-path.ts'

/** One widget to render. */
export interface RenderJob {
  widget: string
  props: object
  lang: Lang
  /** Language in links, if the address of the page has one. */
  linkLang: Lang | undefined
  /** Options of links for a partner's page, where they are absolute and name the partner. */
  links?: LinkOptions | undefined
  /** Beginning of every id in the markup. */
  ids: string
  /** Beginning of the addresses of pictures: '' on our own pages, the origin of the site on a partner's. */
  origin: string
  /** Rides on every API call, as it does in the browser. */
  composition: string
  /** Facts of the property, on our own pages. */
  property?: PropertyFacts | undefined
  /** Currency and time zone, on a partner's page. */
  hotel?: Pick<PropertyFacts, 'currency' | 'timeZone'> | undefined
  /** Flags of the release. */
  flags?: FlagValues | undefined
  /** Fields of the page's form, if the widget is to handle it. */
  form?: FormFields | undefined
  /** Attribution of the visitor who submitted it. */
  attribution?: Attribution | undefined
}

/** Names and values of a form's fields, in their order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

export interface Rendered {
  html: string
  /** Answer of `load`, as JSON: the browser hydrates the markup with it. */
  data: string
  /** Status of the page if it responds to a form. */
  status?: number | undefined
  /**
   * Whether every guest may get it: it only depends on API data that is the same for everybody, and has no
   * randomness.
   */
  isCacheable?: boolean | undefined
  /** Whether it is the same as long as the API answers everybody the same, but for its random numbers. */
  isRepeatable?: boolean | undefined
  /** Head of the page if this widget is the page. */
  page?: WidgetPage | undefined
}

/**
 * Statuses of a page that responds to a form: each has a body, and a browser makes no other request for it.
 */
const statuses = [
  200, 201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 428, 429, 500, 502, 503, 504,
] as const

const headerValue = z.string().regex(/^[ -~]{0,200}$/)

/** A call of our API only: `//elsewhere/` would be another host. */
const apiCall = z
  .object({
    method: z.string().max(10),
    path: z.string().startsWith('/api/').max(limits.addressChars),
    /** Headers that our client sends; none identifies the visitor. */
    headers: z.strictObject({
      accept: headerValue.exactOptional(),
      'content-type': headerValue.exactOptional(),
      'idempotency-key': headerValue.exactOptional(),
      'x-composition': headerValue.exactOptional(),
    }),
    body: z
      .string()
      .max(limits.bodyBytes)
      .refine((text) => Buffer.byteLength(text) <= limits.bodyBytes)
      .exactOptional(),
  })
  .refine(({ method, body }) => method !== 'GET' || body === undefined)

export interface ApiCall {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** A call of a backend that the release declares. */
const backendCall = z
  .object({
    method: z.enum(backendMethods),
    path: z.string().regex(backendPath),
    headers: z.strictObject({
      accept: headerValue.exactOptional(),
      'content-type': headerValue.exactOptional(),
      'idempotency-key': headerValue.exactOptional(),
    }),
    body: z
      .string()
      .max(limits.bodyBytes)
      .refine((text) => Buffer.byteLength(text) <= limits.bodyBytes)
      .exactOptional(),
  })
  .refine(({ method, body }) => (method !== 'GET' && method !== 'HEAD') || body === undefined)

export type BackendCall = z.infer<typeof backendCall>

/**
 * Messages to the worker of a server bundle; the bundle comes first. Renders and pings are queued in order;
 * other messages are handled between any two of them.
 */
export type ToWorker =
  /** `world`: the code of bundle-world.ts. */
  | { type: 'bundle'; name: string; source: string; world: string }
  | { type: 'render'; id: number; job: RenderJob }
  /** `headers` are those of a backend. */
  | { type: 'answer'; id: number; status: number; body: string; headers?: Readonly<Record<string, string>> }
  | { type: 'unreachable'; id: number }
  /** Asks for a sign of life, which comes when the renders that were sent before it have begun. */
  | { type: 'ping'; id: number }

const id = z.int()

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Messages from the worker. A team's bundle runs there: every message is validated. */
export const fromWorker = z.discriminatedUnion('type', [
  /** Its own code is there; the walls around it close, and it gets its bundle. */
  z.object({ type: z.literal('ready') }),
  /** The bundle was run, or has failed to: from now on a render takes no longer than its own time. */
  z.object({ type: z.literal('opened') }),
  z.object({
    type: z.literal('rendered'),
    id,
    html: z.string(),
    /** One JSON value: the page passes it on beside those of other remotes. */
    data: z.string().refine(isJson),
    status: z.literal(statuses).optional(),
    /** Whether anything random was asked for meanwhile, such as the number of a form. */
    isRandom: z.boolean(),
    page: z
      .object({
        missing: z.literal(true).optional(),
        title: z.string().max(200).optional(),
        description: z.string().max(2000).optional(),
      })
      .optional(),
  }),
  z.object({ type: z.literal('failed'), id, message: z.string() }),
  /** `job` is the id of its render: only a form may write. */
  z.object({ type: z.literal('call'), id, job: id, call: apiCall }),
  z.object({ type: z.literal('backend'), id, job: id, backend: backendName, call: backendCall }),
  z.object({ type: z.literal('pong'), id }),
])

export type FromWorker = z.infer<typeof fromWorker>
