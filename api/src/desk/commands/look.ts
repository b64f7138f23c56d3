import type { LookPlace, StaffLookInput } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { type LookPicture, propertyOf, type StoredLook } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

const changedLook = staffCalls.changeLook.body.omit({ version: true })

/** How the property looks to guests: colour, drawings, and its own pictures. */
export const createDeskLookCommands = ({ db, recorder, now }: DeskDeps) => {
  const { look } = propertyOf(db)
  const facts = async () => {
    const { accent, drawings } = await look.read()
    const pictures = (await look.pictures()).map(({ place, hash }) => `${place} ${hash.slice(0, 12)}`)
    return { accent, drawings, pictures: pictures.join(', ') }
  }
  const changed = (work: () => Promise<void>) =>
    recorder.changed({ action: 'look change', subject: 'property', at: now(), read: facts }, work)
  return {
    /** @throws ApiError 'invalid_request' with the invalid field */
    change: async (given: Omit<StaffLookInput, 'version'>): Promise<void> => {
      const parsed = changedLook.safeParse(given)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, given))
      const { accent, drawings } = parsed.data
      await changed(async () => {
        const before = await look.read()
        const after: StoredLook = Object.assign({}, before)
        if (accent !== undefined) after.accent = accent
        if (drawings !== undefined) after.drawings = drawings
        await look.store(after)
      })
    },
    /** Shows a picture whose files are stored; `store` puts them in place within the same transaction. */
    put: (picture: Omit<LookPicture, 'addedAt'>, store: () => void) =>
      changed(async () => {
        await look.put(Object.assign({ addedAt: now().toISOString() }, picture))
        store()
      }),
    remove: (place: LookPlace) => changed(() => look.remove(place)),
  }
}
