interface Wording {
  /** Corrections of a native reader. */
  found: RegExp
  instead: string
}

/** By language. Distinct enough for texts in code, too, whose language nobody names. */
const wordings: Readonly<Record<string, readonly Wording[]>> = {
  en: [
    {
      found: /nobody can (arrive|leave)/i,
      instead: "'No arrivals on this day', 'No departures on this day'",
    },
    { found: /unwanted mail/i, instead: "'spam folder'" },
    { found: /nobody of us/i, instead: "'none of us'" },
  ],
  de: [
    { found: /kostenfrei/i, instead: "'kostenlos'" },
    { found: /\(freiwillig\)/, instead: "'(optional)'" },
    { found: /Freie Tage/, instead: "'Verfügbarkeit'" },
    { found: /Verbindlich buchen/, instead: "'Zahlungspflichtig buchen'" },
    { found: /Nur noch 1(?! frei)/, instead: "'Nur noch 1 frei'" },
    // the page of that name, as the specification has it
    { found: /Geschäftsbedingungen|\bAGB\b/, instead: "'Nutzungsbedingungen'" },
  ],
  zh: [
    { found: /泻湖/, instead: '潟湖' },
    { found: /埃勒/, instead: '埃拉' },
    { found: /应需/, instead: '按需' },
    { found: /客栈手册/, instead: '客栈宣传册' },
    { found: /\p{Script=Han}\.\.\./u, instead: '……' },
  ],
}

/** Names a wording that a native reader would change, and the better one; in any language where none is named. */
export const wrongWording = (text: string, lang?: string): string | undefined => {
  const known = lang === undefined ? Object.values(wordings).flat() : (wordings[lang] ?? [])
  const wording = known.find(({ found }) => found.test(text))
  return wording && `says '${wording.found.exec(text)?.[0]}': write ${wording.instead}`
}
