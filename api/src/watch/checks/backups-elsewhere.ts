import type { Check } from '../check.ts'

/** The copy of the data in another place, where there is one. */
export const backupsElsewhere: Check = {
  everyMs: 5 * 60_000,
  words: {
    en: {
      title: 'Bookings are not saved elsewhere',
      text: 'For {{minutes}} minutes nothing has been saved outside the computer of your website. If it broke now, what is newer would be lost.',
      advice:
        'Ask the person who looks after your website whether the place of the backups can be reached, and whether it is paid for.',
      over: 'The bookings of your website are saved elsewhere again.',
    },
    de: {
      title: 'Keine Sicherung an anderem Ort',
      text: 'Seit {{minutes}} Minuten wurde außerhalb des Rechners Ihrer Website nichts gesichert. Fiele er jetzt aus, wäre alles Neuere verloren.',
      advice:
        'Fragen Sie die Person, die Ihre Website betreut, ob der Ort der Sicherungen erreichbar und bezahlt ist.',
      over: 'Die Buchungen Ihrer Website werden wieder an anderem Ort gesichert.',
    },
    zh: {
      title: '预订未能异地备份',
      text: '已有 {{minutes}} 分钟未能将数据备份到网站服务器之外。如果服务器现在损坏，此后的数据将会丢失。',
      advice: '请联系为您维护网站的人，确认备份存储能否访问、费用是否已付。',
      over: '您网站的预订已恢复异地备份。',
    },
  },
  look: async ({ readElsewhere }) => {
    const found = readElsewhere?.()
    if (!found?.isLate) return 'well'
    return { severity: 'soon', facts: { minutes: Math.floor(found.ageSeconds / 60) } }
  },
}
