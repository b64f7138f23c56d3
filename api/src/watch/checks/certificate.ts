import type { Check } from '../check.ts'

const dayMs = 24 * 60 * 60_000

/**
 * The public certificate, as a browser gets it. Automatic renewals come thirty days before its end, so one with
 * fourteen days left has failed for two weeks.
 */
export const certificate: Check = {
  everyMs: 60 * 60_000,
  words: {
    en: {
      title: 'Certificate is about to end',
      text: 'The security certificate of your website is good until {{lastDay}}. After that, browsers warn your guests and nobody can book.',
      advice: 'Ask the person who runs your machine why it was not renewed.',
      over: 'Your website has a good security certificate again.',
    },
    de: {
      title: 'Zertifikat läuft ab',
      text: 'Das Sicherheitszertifikat Ihrer Website gilt bis {{lastDay}}. Danach warnen Browser Ihre Gäste, und niemand kann mehr buchen.',
      advice: 'Fragen Sie die Person, die Ihren Server betreut, warum es nicht erneuert wurde.',
      over: 'Ihre Website hat wieder ein gültiges Sicherheitszertifikat.',
    },
    zh: {
      title: '安全证书即将失效',
      text: '您网站的安全证书有效期至 {{lastDay}}。到期后浏览器会向客人发出警告，客人将无法预订。',
      advice: '请联系为您维护服务器的人，查明证书为何没有自动续期。',
      over: '您网站的安全证书已恢复正常。',
    },
  },
  look: async ({ certificate: reading, now }, signal) => {
    if (!reading) return 'well'
    const { endsAt } = await reading.read(signal)
    const leftMs = endsAt.getTime() - now().getTime()
    if (leftMs > 14 * dayMs) return 'well'
    return {
      severity: leftMs < 2 * dayMs ? 'urgent' : 'soon',
      facts: { lastDay: endsAt.toISOString().slice(0, 10) },
    }
  },
}
