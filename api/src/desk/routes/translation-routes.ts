import type { StaffTranslator } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import {
  createProposeTexts,
  missingInRoom,
  missingInSection,
  missingInTexts,
  propertyOf,
  type TranslationOptions,
} from '../../property/index.ts'
import { createDeskMissingTexts } from '../commands/missing-texts.ts'

interface TranslationDeps {
  db: Database
  now: () => Date
  translation: TranslationOptions | undefined
}

/** What the languages of the property lack, and drafts of it by a machine. */
export const translationRoutes = ({ db, now, translation }: TranslationDeps) => {
  const { texts, facts, roomTypeReads: rooms, amenities, rates } = propertyOf(db)
  const missingTexts = createDeskMissingTexts({ db, now })
  const propose = createProposeTexts(db, translation)
  return new Hono<ApiEnv>()
    .get('/missing', async (c) => c.json(await missingTexts(c.get('lang'))))
    .get('/translator', (c) => {
      const answer: StaffTranslator = { host: translation?.translator.host ?? null }
      return c.json(answer)
    })
    .post('/drafts', jsonBody(staffCalls.proposeTexts.body), async (c) => {
      const { of, to } = c.req.valid('json')
      const { languages } = await facts.current()
      const wanted = { to, languages }
      if ('screen' in of) {
        const content = await texts.read(of.screen, of.section)
        return c.json(await propose(missingInSection(of, content, wanted), to))
      }
      if ('amenityId' in of) {
        const amenity = (await amenities.all()).find(({ id }) => id === of.amenityId)
        if (!amenity) throw new ApiError('amenity_not_found')
        return c.json(await propose(missingInTexts({ names: amenity.names }, wanted), to))
      }
      if ('ruleId' in of) {
        const { rates: held } = await rates.held()
        const rule = held[of.list].find(({ id }) => id === of.ruleId)
        if (!rule) throw new ApiError('not_found')
        const policy = 'policy' in rule ? rule.policy : undefined
        const stored = { names: rule.name, ...(policy && { policy }) }
        return c.json(await propose(missingInTexts(stored, wanted), to))
      }
      const room = await rooms.byId(of.roomId, todayAt(now()))
      if (!room) throw new ApiError('room_not_found')
      return c.json(await propose(missingInRoom(room.texts, wanted), to))
    })
}
