import type { Check } from '../check.ts'

/** Longer than a restart of a mail server. */
const waitsMinutes = 30

/** Mail that the mail server does not take. One that its recipient refuses is shown in the list of the day instead. */
export const mail: Check = {
  everyMs: 5 * 60_000,
  words: {
    en: {
      title: 'Mail does not go out',
      text: 'Your website has sent no mail for more than {{minutes}} minutes, although mail is waiting. Bookings are kept, but guests get no confirmation.',
      advice:
        'Ask the company that runs your mail whether it works and whether its password has changed. Nothing is lost: waiting mail is sent as soon as it can be.',
      over: 'Your website sends mail again. What was waiting is on its way.',
    },
    de: {
      title: 'E-Mails gehen nicht hinaus',
      text: 'Ihre Website hat seit mehr als {{minutes}} Minuten keine E-Mail verschickt, obwohl welche warten. Buchungen bleiben gespeichert, aber Gäste bekommen keine Bestätigung.',
      advice:
        'Fragen Sie bei Ihrem E-Mail-Anbieter nach, ob alles läuft und ob sich das Passwort geändert hat. Nichts geht verloren: Wartende E-Mails werden verschickt, sobald es wieder geht.',
      over: 'Ihre Website verschickt wieder E-Mails. Was gewartet hat, ist unterwegs.',
    },
    zh: {
      title: '邮件无法发出',
      text: '您的网站已超过 {{minutes}} 分钟未能发出邮件，目前有邮件在等待发送。预订不会丢失，但客人收不到确认邮件。',
      advice: '请联系您的邮箱服务商，确认服务是否正常、密码是否已更改。邮件不会丢失，恢复后会自动发出。',
      over: '您的网站已恢复发送邮件，等待中的邮件正在发出。',
    },
  },
  look: async ({ readMailStandstill }) => {
    const minutes = Math.floor((await readMailStandstill()) / 60)
    return minutes < waitsMinutes ? 'well' : { severity: 'soon', facts: { minutes } }
  },
}
