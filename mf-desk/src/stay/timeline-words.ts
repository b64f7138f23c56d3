import type { TimelineEntry } from '@calm-rest/contract/staff'
import { isCalendarDate, toDollars } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import { moment } from '../parts/moment.ts'
import { stayDay } from '../parts/stay-names.ts'

type Change = TimelineEntry['changes'][number]
type Value = Change['after']

/** Context for the words of a change. */
export interface In {
  lang: string
  t: TFunction
}

/** Automatic actors, and the API's reasons, as in the audit log. */
const writtenByApi: Readonly<Record<string, string>> = {
  assignment: 'who.assignment',
  'one of many at once': 'reasonOfFlood',
}

const known = (text: string, t: TFunction): string => {
  const key = writtenByApi[text]
  return key === undefined ? text : t(`stay.${key}`)
}

/** Actions and their actors. Actions of a later API release are shown by their own names. */
export const actWords = ({ action, who }: Pick<TimelineEntry, 'action' | 'who'>, { t }: In): string => {
  const act = t(`stay.action.${action.replaceAll(' ', '_')}`, { defaultValue: action })
  return `${act} · ${who === null ? t('stay.byGuest') : known(who, t)}`
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

const valueWords = (field: string, value: Exclude<Value, null>, { lang, t }: In): string => {
  if (typeof value === 'number')
    return field.endsWith('Cents') ? formatPrice(lang, toDollars(value)) : String(value)
  if (isCalendarDate(value)) return stayDay(lang, value)
  if (isMoment(value)) return moment(lang, value)
  if (field === 'status') return t(`stay.status.${value}`, { defaultValue: value })
  return known(value, t)
}

/** For these fields the log has the total, and a person sees the difference. */
const sums: readonly string[] = [
  'chargedCents',
  'heldCents',
  'cashCents',
  'cardCents',
  'transferCents',
  'qrCents',
  'onlineCents',
  'linkCents',
]

/** Text without the name of a field; undefined for all other fields, '' if the action says it all. */
const saidOtherwise = ({ field, before, after }: Change, { lang, t }: In): string | undefined => {
  switch (field) {
    case 'pinnedAt':
      return typeof after === 'string' ? t('stay.pinned', { at: moment(lang, after) }) : t('stay.unpinned')
    case 'refund':
      return after === null ? '' : t(`stay.refund.${after}`, { defaultValue: String(after) })
    case 'roomPrice':
      return after === null ? '' : t(`change.roomPrice.${after}`, { defaultValue: String(after) })
    case 'characters':
      return after === 0 ? t('stay.noteRemoved') : ''
    case 'isLocal':
      return before === null ? '' : t(after === 1 ? 'stay.local.is' : 'stay.local.isNot')
    case 'approvedAt':
      return ''
    case 'status':
      // of a new stay
      return before === null ? '' : undefined
  }
  return undefined
}

/** Acts whose name says all that is different. */
const saysAll: readonly string[] = ['booking pin', 'booking unpin']

/** Changes by an action, one on each line. */
export const changeLines = (
  { action, changes }: Pick<TimelineEntry, 'action' | 'changes'>,
  words: In,
): string[] => (saysAll.includes(action) ? [] : changes.flatMap((change) => changeWords(change, words) ?? []))

/** Undefined where there is nothing to say. */
const changeWords = (change: Change, words: In): string | undefined => {
  const said = saidOtherwise(change, words)
  if (said !== undefined) return said || undefined
  const { field, before, after } = change
  const { t } = words
  const name = t(`stay.field.${field}`, { defaultValue: field })
  const worded = (value: Exclude<Value, null>) => valueWords(field, value, words)
  if (sums.includes(field) && typeof before === 'number' && typeof after === 'number')
    return t('stay.is', { name, value: worded(after - before) })
  if (after === null)
    return before === null ? undefined : t('stay.isNoLonger', { name, value: worded(before) })
  if (before === null) return t('stay.is', { name, value: worded(after) })
  return t('stay.becomes', { name, before: worded(before), after: worded(after) })
}
