import { staffLimits } from '@calm-rest/contract/staff'
import { ApiError } from '../../../core/http/api-error.ts'
import { action, note, text } from '../letter.ts'
import { toGuest } from '../recipients.ts'
import type { ComposeKit, Composer } from './compose-kit.ts'

/** Returns name, address and language of a member; undefined for a removed one. */
const memberOf = async (memberId: string, { staff }: ComposeKit) => {
  try {
    const { name, email, lang } = await staff.byId(memberId)
    return email === null ? undefined : { name, address: email, lang }
  } catch (cause) {
    if (cause instanceof ApiError) return undefined
    throw cause
  }
}

export const staffInvite: Composer<'staff-invite'> = async ({ payload, lang, t }, kit) => {
  const to = await memberOf(payload.memberId, kit)
  if (!to) return undefined
  const { token } = await kit.staff.invite(payload.memberId, kit.now())
  return {
    lang,
    ...toGuest(t, to),
    subject: t('staffInvite.subject'),
    preheader: t('staffInvite.valid', { hours: staffLimits.inviteHours }),
    heading: t('staffInvite.heading'),
    parts: [
      text(t('staffInvite.intro')),
      action(t('staffInvite.action'), kit.pages.invite(token, to.lang)),
      note(t('staffInvite.valid', { hours: staffLimits.inviteHours })),
      note(t('staffInvite.notYou')),
    ],
  }
}

export const staffCode: Composer<'staff-code'> = async ({ payload, lang, t }, kit) => {
  const to = await memberOf(payload.memberId, kit)
  const held = await kit.staffCodes.read(payload.codeId)
  // the code has expired: the member requests another
  if (!to || !held) return undefined
  const { code, minutes } = held
  return {
    lang,
    ...toGuest(t, to),
    subject: t('staffCode.subject'),
    preheader: t('staffCode.valid', { minutes }),
    heading: t('staffCode.heading'),
    parts: [
      text(t('staffCode.intro', { code })),
      note(t('staffCode.valid', { minutes })),
      note(t('staffCode.notYou')),
    ],
  }
}
