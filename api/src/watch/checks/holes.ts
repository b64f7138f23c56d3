import type { Check } from '../check.ts'

/** Packages of this version, in a public list of known security holes. */
export const holes: Check = {
  everyMs: 24 * 60 * 60_000,
  words: {
    en: {
      title: 'Update your website',
      text: 'The software of your website has a known security hole (in {{count}} of its parts).',
      advice: 'Ask the person who runs your machine to install the newest version in the next days.',
      over: 'The software of your website has no known security hole any more.',
    },
    de: {
      title: 'Website aktualisieren',
      text: 'Die Software Ihrer Website hat eine bekannte Sicherheitslücke (Bestandteile: {{count}}).',
      advice:
        'Bitten Sie die Person, die Ihren Server betreut, in den nächsten Tagen die neueste Version einzuspielen.',
      over: 'Die Software Ihrer Website hat keine bekannte Sicherheitslücke mehr.',
    },
    zh: {
      title: '请更新网站',
      text: '您网站的软件存在已知安全漏洞（涉及 {{count}} 个组件）。',
      advice: '请联系为您维护服务器的人，在近几天内安装最新版本。',
      over: '您网站的软件已没有已知安全漏洞。',
    },
  },
  look: async ({ advisories }, signal) => {
    if (!advisories) return 'well'
    const count = await advisories.read(signal)
    return count === 0 ? 'well' : { severity: 'soon', facts: { count } }
  },
}
