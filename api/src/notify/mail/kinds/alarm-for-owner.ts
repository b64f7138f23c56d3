import { formatMoment } from '../../../core/mail-format/formats.ts'
import { facts, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'

/** Tells the owner what the site found wrong with itself and what to do, or that it is over. */
export const alarmForOwner: Composer<'alarm-for-owner'> = async (
  { payload: { alarm: id, isOver }, lang, t },
  kit,
) => {
  const alarm = await kit.alarms.byId(id, lang)
  if (!alarm || (!isOver && alarm.endedAt !== null)) return undefined
  const { title, beganAt, endedAt, over } = alarm
  const subject = isOver ? t('alarm.over', { title }) : title
  const began = { label: t('alarm.began'), value: formatMoment(lang, beganAt) }
  const ended = endedAt === null ? undefined : { label: t('alarm.ended'), value: formatMoment(lang, endedAt) }
  return {
    lang,
    ...toProperty(t),
    subject,
    preheader: isOver ? over : alarm.text,
    heading: subject,
    parts: [
      ...(isOver ? [text(over)] : [text(alarm.text), text(alarm.advice)]),
      facts(began, ended),
      ...(await atDesk(t('desk.open'), { section: 'today' }, { lang, t }, kit)),
    ],
  }
}
