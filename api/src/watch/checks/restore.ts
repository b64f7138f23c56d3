import type { Check } from '../check.ts'

/** The restore that the site rehearses every week from the copy in another place. */
export const restore: Check = {
  everyMs: 60 * 60_000,
  words: {
    en: {
      title: 'The backup could not be tried',
      text: 'The last trial of a restore, on {{day}}, failed or is more than two weeks old. Perhaps the backup of your website is of no use.',
      advice:
        'Ask the person who looks after your website to restore a backup on another computer, and to read the log.',
      over: 'The backup of your website was restored in a trial again.',
    },
    de: {
      title: 'Die Probe der Sicherung misslang',
      text: 'Die letzte Probe einer Wiederherstellung vom {{day}} ist misslungen oder über zwei Wochen alt. Vielleicht ist die Sicherung Ihrer Website unbrauchbar.',
      advice:
        'Bitten Sie die Person, die Ihre Website betreut, eine Sicherung auf einem anderen Rechner wiederherzustellen und im Protokoll nachzusehen.',
      over: 'Die Sicherung Ihrer Website ließ sich wieder probeweise wiederherstellen.',
    },
    zh: {
      title: '备份未能通过试恢复',
      text: '上次试恢复（{{day}}）失败，或已超过两周。您网站的备份可能无法使用。',
      advice: '请联系为您维护网站的人，在另一台电脑上恢复一份备份，并查看日志。',
      over: '您网站的备份已再次通过试恢复。',
    },
  },
  look: async ({ readElsewhere }) => {
    const rehearsal = readElsewhere?.()?.rehearsal
    if (!rehearsal || rehearsal.isGood) return 'well'
    return { severity: 'soon', facts: { day: rehearsal.at.slice(0, 10) } }
  },
}
