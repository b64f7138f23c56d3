import { unitInSentence } from '@calm-rest/contract/staff'
import type { LogLine } from '../../../core/audit-log/audit-log.ts'
import { actKindOf, closedUnitOf, isOnStay, placeOfAct, unitOfAct } from '../../../core/audit-log/told-act.ts'
import { formatDay, formatMoment, formatPrice } from '../../../core/mail-format/formats.ts'
import { type Fact, facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Words } from '../words.ts'
import { atDesk } from './at-desk.ts'
import type { ComposeKit, Composer } from './compose-kit.ts'

/** Notifies the owner of an act at the front desk that costs money or takes rooms out of sale. */
export const actForOwner: Composer<'act-for-owner'> = async ({ payload, lang, t }, kit) => {
  const line = await kit.auditLog.byId(payload.line)
  if (!line) return undefined
  const kind = actKindOf(line)
  const { what, rows } = await tellOf(line, kind, { lang, t, kit })
  const intro = t(`act.intro.${kind}`, { who: line.who, what })
  return {
    lang,
    ...toProperty(t),
    subject: t(`act.subject.${kind}`, { what }),
    preheader: intro,
    heading: t('act.heading'),
    parts: [
      text(intro),
      facts(
        ...rows,
        { label: t('act.label.who'), value: line.who },
        {
          label: t('act.label.at'),
          value: formatMoment(lang, line.at),
        },
      ),
      note(t('act.note')),
      ...(await atDesk(t('desk.open'), placeOfAct(line), { lang, t }, kit)),
    ],
  }
}

interface Context {
  lang: Parameters<typeof formatDay>[0]
  t: Words
  kit: ComposeKit
}

/** Returns the name of the act's subject, and its facts before and after. */
const tellOf = async (
  line: LogLine,
  kind: ReturnType<typeof actKindOf>,
  { lang, t, kit }: Context,
): Promise<{ what: string; rows: Fact[] }> => {
  const { subject, before, after } = line
  const reason = after?.reason
  const why = typeof reason === 'string' ? [{ label: t('act.label.reason'), value: reason }] : []
  if (isOnStay(kind)) {
    const booking = await kit.bookings.byReference(subject, lang)
    const price = (facts: LogLine['before']) => formatPrice(lang, Number(facts?.totalCents))
    const nights = (facts: LogLine['before']) =>
      `${formatDay(lang, String(facts?.checkIn))} – ${formatDay(lang, String(facts?.checkOut))}`
    const rowsOf = (label: 'before' | 'after', of: LogLine['before']) =>
      of ? [{ label: t(`act.label.${label}`), value: `${nights(of)}\n${price(of)}` }] : []
    const room = booking ? [{ label: t('label.room'), value: booking.roomTypeName }] : []
    return { what: subject, rows: [...room, ...rowsOf('before', before), ...rowsOf('after', after), ...why] }
  }
  const { roomId, unit } = unitOfAct(line)
  const name = (await kit.findRoom(roomId, lang))?.name ?? roomId
  const what =
    unit === undefined
      ? name
      : unitInSentence({ roomType: name, unit, unitName: await kit.roomUnits.nameOf({ roomId, unit }) })
  if (kind === 'removed') return { what, rows: [] }
  if (kind === 'fewer') {
    const guests = (label: 'before' | 'after', of: LogLine['before']) => ({
      label: t(`act.label.${label}`),
      value: t('stay.guests', { count: Number(of?.guests) }),
    })
    return { what, rows: [guests('before', before), guests('after', after)] }
  }
  const closed = closedUnitOf(line)
  const rows = closed
    ? [
        { label: t('act.label.from'), value: formatDay(lang, closed.from) },
        { label: t('act.label.until'), value: formatDay(lang, closed.until) },
      ]
    : []
  return { what, rows: [...rows, ...why] }
}
