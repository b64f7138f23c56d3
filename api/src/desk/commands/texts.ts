import { textContentOf } from '@calm-rest/contract/schemas'
import type { TextContent, TextScreen } from '@calm-rest/contract/texts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { mainOf, propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

/** Texts of the site that the owner writes. */
export const createDeskTextCommands = ({ db, recorder, now }: DeskDeps) => {
  const { texts, facts } = propertyOf(db)
  return {
    readAll: texts.readAll,
    read: texts.read,
    /**
     * Replaces a section; guests see it on their next page.
     *
     * @throws ApiError 'invalid_request' with the invalid fields, 'not_found' for an unknown section
     */
    change: async (screen: TextScreen, section: string, given: unknown): Promise<void> => {
      const schema = textContentOf(screen, section, mainOf(await facts.read()))
      if (!schema) throw new ApiError('not_found')
      const parsed = schema.safeParse(given)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, given))
      const read = async () => ({ content: JSON.stringify(await texts.read(screen, section)) })
      const subject = `${screen}/${section}`
      await recorder.changed({ action: 'texts change', subject, at: now(), read }, () =>
        texts.store(screen, section, parsed.data satisfies TextContent),
      )
    },
  }
}
