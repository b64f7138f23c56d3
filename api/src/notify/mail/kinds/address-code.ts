import { addressCodeMinutes } from '../../../stays/index.ts'
import { note, text } from '../letter.ts'
import { toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'

/** The code with which a booking guest proves that the address is theirs. */
export const addressCode: Composer<'address-code'> = async (
  { payload: { email }, lang, t, createdAt },
  kit,
) => {
  const ageMs = kit.now().getTime() - Date.parse(createdAt)
  // the code has expired: the guest requests another
  if (ageMs > addressCodeMinutes * 60_000) return undefined
  const code = await kit.addressCodes.at(email, new Date(createdAt))
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`
  return {
    lang,
    ...toGuest(t, { name: '', address: email }),
    subject: t('addressCode.subject'),
    preheader: t('addressCode.valid', { minutes: addressCodeMinutes }),
    heading: t('addressCode.heading'),
    parts: [
      text(t('addressCode.intro', { code: shown })),
      note(t('addressCode.valid', { minutes: addressCodeMinutes })),
      note(t('addressCode.notYou')),
    ],
  }
}
