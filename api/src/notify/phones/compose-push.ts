import { deskPath, type PushMessage, unitInSentence } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { actKindOf, isOnStay, placeOfAct, unitOfAct } from '../../core/audit-log/told-act.ts'
import type { Database } from '../../core/database/database.ts'
import { formatShortDay } from '../../core/mail-format/formats.ts'
import type { PushPayload } from '../../core/outbox/outbox-kinds.ts'
import { propertyOf } from '../../property/index.ts'
import { staysOf } from '../../stays/index.ts'
import { createAlarms } from '../../watch/index.ts'
import { wordsIn } from './words.ts'

/**
 * Composes what a phone displays: the event, the reference and the nights, in its language. It omits the guest's
 * identity, since a locked phone shows it to anybody. Returns undefined if there is nothing to report any more.
 */
export const createComposePush = (db: Database) => {
  const { bookings, messages } = staysOf(db)
  const log = createAuditLog(db)
  const { findRoom, roomUnits } = propertyOf(db)
  const alarms = createAlarms(db)

  /** Names a room type, or a unit of it. */
  const nameOfRoom = async (
    roomType: string,
    { roomId, unit }: { roomId: string; unit?: number | undefined },
  ) =>
    unit === undefined
      ? roomType
      : unitInSentence({ roomType, unit, unitName: await roomUnits.nameOf({ roomId, unit }) })
  const stayOf = async (reference: string, lang: Lang) => {
    const [first, ...others] = await bookings.ofBooking(reference, lang)
    return (
      first && {
        ...first,
        reference,
        hasEnded: [first, ...others].every(({ status }) => status === 'cancelled'),
      }
    )
  }
  /** Describes an act in a sentence of `t`, without the member who did it. */
  const actOf = async (number: number, lang: Lang): Promise<PushMessage | undefined> => {
    const line = await log.byId(number)
    if (!line) return undefined
    const t = wordsIn(lang)
    const kind = actKindOf(line)
    const isStay = isOnStay(kind)
    const { roomId, unit } = unitOfAct(line)
    const room = isStay ? undefined : await findRoom(roomId, lang)
    const what = isStay ? line.subject : await nameOfRoom(room?.name ?? roomId, { roomId, unit })
    const path = deskPath(placeOfAct(line))
    return { title: t('title.act'), body: t(`act.${kind}`, { what }), lang, path, tag: `act ${number}` }
  }
  /** An alarm that has ended meanwhile is not told; its end is. */
  const alarmOf = async (id: number, isOver: boolean, lang: Lang): Promise<PushMessage | undefined> => {
    const alarm = await alarms.byId(id, lang)
    if (!alarm || (!isOver && alarm.endedAt !== null)) return undefined
    const { cause, title, text, advice, over } = alarm
    const words = isOver
      ? { title: wordsIn(lang)('title.alarmOver'), body: over }
      : { title, body: `${text} ${advice}` }
    return {
      title: words.title,
      body: words.body,
      lang,
      path: deskPath({ section: 'today' }),
      tag: `alarm ${cause}`,
    }
  }
  return async (
    { push, reference = '', messageId = 0, line = 0, alarm = 0, isOver = false }: PushPayload,
    lang: Lang,
  ): Promise<PushMessage | undefined> => {
    if (push === 'alarm') return alarmOf(alarm, isOver, lang)
    const t = wordsIn(lang)
    const title = t(`title.${push}`)
    if (push === 'test')
      return { title, body: t('testBody'), lang, path: deskPath({ section: 'phone' }), tag: push }
    if (push === 'message') {
      const message = await messages.byId(messageId)
      if (!message || message.answeredAt !== null) return undefined
      const path = deskPath({ section: 'messages', message: messageId })
      return { title, body: t('messageBody'), lang, path, tag: `message ${messageId}` }
    }
    if (push === 'act') return actOf(line, lang)
    const stay = await stayOf(reference, lang)
    // a booking cancelled since is only reported as cancelled
    if (!stay || (push !== 'cancellation' && stay.hasEnded)) return undefined
    const { checkIn, checkOut } = stay
    const nights = t('nights', { count: nightsBetween(checkIn, checkOut) })
    return {
      title,
      lang,
      tag: `${push} ${reference}`,
      body: t('stayBody', { reference, nights, day: formatShortDay(lang, checkIn) }),
      path: deskPath({ section: 'stay', reference }),
    }
  }
}
