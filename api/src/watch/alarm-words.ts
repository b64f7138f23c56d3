import { type Lang, langs } from '@calm-rest/contract/widget'
import { formatShortDay } from '../core/mail-format/formats.ts'
import { createWordsIn } from '../core/words-in.ts'
import type { AlarmWords, Facts } from './check.ts'
import { type Cause, checks } from './checks/index.ts'

const ofLang = (lang: Lang) =>
  Object.fromEntries(Object.entries(checks).map(([cause, { words }]) => [cause, words[lang]]))

const wordsIn = createWordsIn(
  'Alarm',
  Object.fromEntries(langs.map((lang) => [lang, ofLang(lang)])) as Record<Lang, object>,
)

const isDay = (value: number | string): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value))

/** The words of an alarm with its facts filled in; a date as people write it. */
export const wordsOfAlarm = (cause: Cause, facts: Facts, lang: Lang): AlarmWords => {
  const t = wordsIn(lang)
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isDay(value) ? formatShortDay(lang, value) : value]),
  )
  const say = (word: keyof AlarmWords) => t(`${cause}.${word}`, shown)
  return { title: say('title'), text: say('text'), advice: say('advice'), over: say('over') }
}
