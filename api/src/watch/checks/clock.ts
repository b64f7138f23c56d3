import type { Check } from '../check.ts'

const minuteMs = 60_000
/** More than a clock drifts between two corrections, and than an answer takes. */
const soonMs = 2 * minuteMs
/** Codes, signed links and object stores refuse a clock that far off. */
const urgentMs = 15 * minuteMs

/** The clock of this machine, against that of a server elsewhere. */
export const clock: Check = {
  everyMs: 6 * 60 * minuteMs,
  words: {
    en: {
      title: 'Clock is wrong',
      text: 'The clock of your website is off by about {{minutes}} minutes. Free cancellation, mails and sign-in go by it.',
      advice: 'Ask the person who runs your machine to set its clock by the internet (NTP).',
      over: 'The clock of your website is right again.',
    },
    de: {
      title: 'Uhr geht falsch',
      text: 'Die Uhr Ihrer Website geht um etwa {{minutes}} Minuten falsch. Kostenlose Stornierung, E-Mails und Anmeldung richten sich nach ihr.',
      advice: 'Bitten Sie die Person, die Ihren Server betreut, die Uhr über das Internet (NTP) zu stellen.',
      over: 'Die Uhr Ihrer Website geht wieder richtig.',
    },
    zh: {
      title: '时钟不准',
      text: '您网站的时钟误差约 {{minutes}} 分钟。免费取消、邮件和登录都以它为准。',
      advice: '请联系为您维护服务器的人，通过网络（NTP）校准时钟。',
      over: '您网站的时钟已恢复准确。',
    },
  },
  look: async ({ clock: reading }, signal) => {
    if (!reading) return 'well'
    const offMs = Math.abs(await reading.read(signal))
    if (offMs < soonMs) return 'well'
    return {
      severity: offMs < urgentMs ? 'soon' : 'urgent',
      facts: { minutes: Math.round(offMs / minuteMs) },
    }
  },
}
