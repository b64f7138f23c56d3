import type { Check } from '../check.ts'

const hourMs = 60 * 60_000

/** The newest backup, by the schedule of this site. */
export const backups: Check = {
  everyMs: 15 * 60_000,
  words: {
    en: {
      title: 'Backups are late',
      text: 'The newest backup of your website is {{hours}} hours old. If the machine broke now, bookings since then would be lost.',
      advice:
        'Ask the person who runs your machine to look at its backups: is the drive connected, and does it have room?',
      over: 'Your website has a new backup.',
    },
    de: {
      title: 'Sicherungen sind überfällig',
      text: 'Die neueste Sicherung Ihrer Website ist {{hours}} Stunden alt. Ginge der Server jetzt kaputt, wären alle Buchungen seither verloren.',
      advice:
        'Bitten Sie die Person, die Ihren Server betreut, nach den Sicherungen zu sehen: Ist das Laufwerk verbunden und hat es Platz?',
      over: 'Von Ihrer Website gibt es wieder eine neue Sicherung.',
    },
    zh: {
      title: '备份已逾期',
      text: '您网站的最新备份已是 {{hours}} 小时前的。如果服务器现在损坏，此后的预订都会丢失。',
      advice: '请联系为您维护服务器的人检查备份：备份盘是否已连接，空间是否足够？',
      over: '您的网站已有新的备份。',
    },
  },
  look: async ({ readBackups, now, startedAt }) => {
    const found = readBackups?.()
    if (!found) return 'well'
    const { everyMs, newestAt } = found
    // without any, as old as this process: the first is made minutes after its start
    const ageMs = now().getTime() - (newestAt ?? startedAt).getTime()
    if (ageMs < Math.max(2 * everyMs, 2 * hourMs)) return 'well'
    return { severity: 'soon', facts: { hours: Math.floor(ageMs / hourMs) } }
  },
}
