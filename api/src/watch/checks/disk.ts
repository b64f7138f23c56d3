import type { Check } from '../check.ts'

/** Days of photographs, backups and logs of a small property. */
const soonBelow = { share: 0.1, bytes: 2e9 }
/** A night of them. Below 32 MB the site takes no bookings any more. */
const urgentBelow = { share: 0.03, bytes: 256e6 }

/** Full by its share, unless the disk is so large that this share is plenty. */
const isBelow = (free: number, total: number, { share, bytes }: typeof soonBelow) =>
  free < bytes || (free < total * share && free < bytes * 10)

/** Room for the database, photographs and backups. */
export const disk: Check = {
  everyMs: 5 * 60_000,
  words: {
    en: {
      title: 'Disk almost full',
      text: 'The disk of your website is almost full ({{percent}} % free). When it is full, guests cannot book.',
      advice: 'Ask the person who runs your machine to make room or to get a larger disk.',
      over: 'The disk of your website has room again.',
    },
    de: {
      title: 'Festplatte fast voll',
      text: 'Die Festplatte Ihrer Website ist fast voll ({{percent}} % frei). Ist sie voll, kann niemand mehr buchen.',
      advice:
        'Bitten Sie die Person, die Ihren Server betreut, Platz zu schaffen oder die Festplatte zu vergrößern.',
      over: 'Auf der Festplatte Ihrer Website ist wieder Platz.',
    },
    zh: {
      title: '磁盘即将写满',
      text: '您网站的磁盘即将写满（剩余 {{percent}} %）。写满后客人将无法预订。',
      advice: '请联系为您维护服务器的人清理空间或扩容磁盘。',
      over: '您网站的磁盘已有足够空间。',
    },
  },
  look: async ({ readDisk }) => {
    const { freeBytes, totalBytes } = await readDisk()
    const facts = { percent: Math.floor((freeBytes / totalBytes) * 100) }
    if (isBelow(freeBytes, totalBytes, urgentBelow)) return { severity: 'urgent', facts }
    return isBelow(freeBytes, totalBytes, soonBelow) ? { severity: 'soon', facts } : 'well'
  },
}
