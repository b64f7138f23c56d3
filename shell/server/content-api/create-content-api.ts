import { blankFacts } from '@calm-rest/contract/hotel'
import {
  hotelDaySchema,
  reviewSummary,
  roomSchema,
  siteTexts,
  testimonialSchema,
} from '@calm-rest/contract/schemas'
import type { Tracing } from '@calm-rest/telemetry'
import { z } from 'zod'
import { areSpecified } from '../../src/site/site-facts.ts'
import type { ScreenTexts } from '../../src/texts/texts.ts'
import { traceFetch } from '../telemetry/trace-calls.ts'
import type { Answer, ContentApi } from './content-api.ts'

export interface ContentApiOptions {
  /** Origin of the API: `https://api.calmrest.example`. */
  origin: string
  /** How to reach it; an API in the same process needs no network. */
  fetch?: (address: string, init: RequestInit) => Response | Promise<Response>
  /** A span for each call, which the API continues; none by default. */
  tracing?: Tracing | undefined
  /** A page never waits longer than this for it. */
  timeoutMs?: number
}

// only the used fields: a newer API may return more
const roomFacts = roomSchema.pick({
  _id: true,
  name: true,
  description: true,
  price: true,
  discountPrice: true,
  bed: true,
  guests: true,
  size: true,
  images: true,
  amenities: true,
})

/** Rooms, reviews and facts of the property by the REST API. Never throws. */
export const createContentApi = ({
  origin,
  fetch: plainFetch = globalThis.fetch,
  tracing,
  timeoutMs = 1_000,
}: ContentApiOptions): ContentApi => {
  const fetch = tracing ? traceFetch(plainFetch, tracing) : plainFetch
  const ask = async <T>(path: string, read: (response: Response) => Promise<T>): Promise<Answer<T>> => {
    try {
      const address = new URL(path, origin)
      if (address.origin !== new URL(origin).origin) return { status: 'unknown' }
      const response = await fetch(address.href, { signal: AbortSignal.timeout(timeoutMs) })
      if (response.status === 404) return { status: 'unknown' }
      if (!response.ok) return { status: 'unavailable' }
      return { status: 'found', value: await read(response) }
    } catch {
      return { status: 'unavailable' }
    }
  }
  const json =
    <T>(schema: z.ZodType<T>) =>
    async (response: Response) =>
      schema.parse(await response.json())

  return {
    findRoom: (id, lang) => ask(`/api/rooms/${encodeURIComponent(id)}?lang=${lang}`, json(roomFacts)),
    listRooms: (lang) => ask(`/api/rooms/?lang=${lang}`, json(z.array(roomFacts))),
    readReviewSummary: () => ask('/api/testimonials/summary', json(reviewSummary)),
    listReviews: (limit) => ask(`/api/testimonials/?limit=${limit}`, json(z.array(testimonialSchema))),
    // an older API does not have it
    readFacts: () =>
      ask('/api/hotel/day', async (response) => {
        const { facts = blankFacts, terms } = hotelDaySchema.parse(await response.json())
        return terms === undefined || areSpecified(terms) ? facts : { ...facts, terms }
      }),
    readStage: () =>
      ask('/api/hotel/day', async (response) => {
        const { opensSoon, isPaused } = hotelDaySchema.parse(await response.json())
        return opensSoon ? 'soon' : isPaused ? 'paused' : 'open'
      }),
    readTexts: (lang) =>
      ask(`/api/texts?lang=${lang}`, async (response) => {
        const { version, screens } = siteTexts.parse(await response.json())
        // the API writes them by the catalogue, from which their type is
        return { lang, version, screens: screens as ScreenTexts }
      }),
    readPicture: (path) => ask(path, async (response) => new Uint8Array(await response.arrayBuffer())),
  }
}
