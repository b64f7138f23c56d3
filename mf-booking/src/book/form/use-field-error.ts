import { useTranslation } from 'react-i18next'
import { useBooking, useDesk, useRoom } from '../desk/desk.ts'
import type { FieldName } from '../rules/draft.ts'
import { standingErrors } from '../rules/validate.ts'

/** What is wrong with a field, in the words of the moment: they follow a change of language. */
export const useFieldError = (field: FieldName): string | undefined => {
  const { t } = useTranslation()
  const { today } = useDesk()
  const room = useRoom()
  const draft = useBooking((state) => state.draft)
  const found = useBooking((state) => state.errors[field])
  const error = standingErrors(draft, { room, today })[field] ?? found
  if (!error) return undefined
  if (error.code === 'over_capacity')
    return t('error.guests.over_capacity', { room: room?.name, count: room?.guests ?? 0 })
  return t([`error.${field}.${error.code}`, `error.any.${error.code}`], {
    defaultValue: error.message ?? t('error.any.invalid_type'),
  })
}
