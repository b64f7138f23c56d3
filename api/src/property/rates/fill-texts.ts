import type { LocalText } from '@calm-rest/contract/schemas'
import { languageOf } from '@calm-rest/contract/texts'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Rates } from './rates.ts'

/** A text with what it lacks in another language of the property, which `from` names. */
const filled = (text: LocalText, languages: readonly Lang[]): LocalText => {
  const missing = langs.filter((lang) => text[lang] === '')
  if (missing.length === 0) return text
  const shown: LocalText = { en: text.en, de: text.de, zh: text.zh, from: {} }
  for (const lang of missing) {
    const found = languageOf({ en: text.en, de: text.de, zh: text.zh }, lang, languages)
    if (!found) continue
    shown[lang] = text[found]
    shown.from = { ...shown.from, [lang]: found }
  }
  return shown
}

/** The rates as guests read them: every name and every policy has words in each language of the site. */
export const fillTexts = (rates: Rates, languages: readonly Lang[]): Rates => {
  const named = <Rule extends { name: LocalText }>(rule: Rule): Rule => ({
    ...rule,
    name: filled(rule.name, languages),
  })
  return {
    ...rates,
    plans: rates.plans.map((plan) => ({
      ...named(plan),
      ...(plan.policy && { policy: filled(plan.policy, languages) }),
    })),
    extras: rates.extras.map(named),
    taxes: rates.taxes.map(named),
  }
}
