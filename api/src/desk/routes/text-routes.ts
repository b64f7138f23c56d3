import type { StaffTextSection, StaffTexts } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { groupsOf, type TextContent, type TextScreen, textScreens } from '@calm-rest/contract/texts'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface TextDeps {
  db: Database
  commandsOf: CommandsOf
}

const sectionOf = (content: TextContent = { fields: {} }): StaffTextSection => ({
  content,
  version: versionOf(content),
})

/** Texts of the site, as the owner has them. */
export const textRoutes = ({ db, commandsOf }: TextDeps) =>
  new Hono<ApiEnv>()
    .get('/', async (c) => {
      const stored = await commandsOf(c).texts.readAll()
      const screenOf = (screen: TextScreen) =>
        Object.fromEntries(
          Object.keys(groupsOf(screen)).map((name) => [name, sectionOf(stored[screen]?.[name])]),
        )
      const answer: StaffTexts = {
        screens: Object.fromEntries(textScreens.map((screen) => [screen, screenOf(screen)])),
      }
      return c.json(answer)
    })
    .post(
      '/:screen/:section',
      params(staffCalls.changeTexts.params),
      jsonBody(staffCalls.changeTexts.body),
      async (c) => {
        const { screen, section } = c.req.valid('param')
        const { version, content } = c.req.valid('json')
        const { texts } = commandsOf(c)
        const changed = await writeOn(
          db,
          version,
          async () => sectionOf(await texts.read(screen, section)),
          () => texts.change(screen, section, content),
        )
        return c.json(changed)
      },
    )
