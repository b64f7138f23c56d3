import type { Lang } from '@calm-rest/contract/widget'

/** Names of places where guests have breakfast. They promise no meal. */
const places =
  /breakfast (?:room|bar|table|area|nook|corner|counter|terrace)|frühstücks?(?:raum|zimmer|bar|tisch|ecke|theke|terrasse)|早[餐点][厅室桌区吧角台露]/giu

const meal = /breakfast|frühstück/iu

/**
 * Words in English or German which say that breakfast costs nothing extra. 'Gluten-free' and 'free-range' mean
 * something else.
 */
const included = [
  'inclu(?:d|sive)',
  'incl(?!\\p{L})',
  'inkl(?:usive?)?(?!\\p{L})',
  'inbegriffen',
  'enthalten',
  'eingeschlossen',
  'compl[ie]mentary',
  'kosten(?:los|frei)',
  'gratis',
  '(?<!-|(?:gluten|dairy|lactose|sugar|wheat|nut|meat|egg|allergen) )free(?![\\p{L}-]| from| of (?!charge))',
  '(?:in the|im) (?:\\p{L}+ )?(?:price|rate|preis|zimmerpreis)(?!\\p{L})',
  'on the house',
  'aufs haus',
  '(?:with|mit) (?:(?:an?|our|full|unserem|einem) )*(?:[\\p{L}-]+ )?(?:breakfast|frühstück)',
].join('|')

const says = new RegExp(`(?<!\\p{L})(?:${included})`, 'iu')
const denies = new RegExp(`(?:(?<!\\p{L})(?:not|nicht)|n['’]t)(?: \\p{L}+){0,2} (?:${included})`, 'iu')

/** Words in Chinese, where breakfast stands close to the word for included or free. */
const saysInChinese = [
  /(?<![不未无]|不包)含.{0,4}早[餐点]/u,
  /(?<![不未无]|不包)含[单双]?早(?!\p{Script=Han})/u,
  /(?<!不)(?:免费|赠).{0,4}早[餐点]/u,
  // not the word for bread
  /(?<![不面])包.{0,4}早[餐点]/u,
  /早[餐点].{0,2}(?<!不)(?:免费|赠)/u,
  /早[餐点]已?包?含(?:在|$)/u,
]

const promises = (name: string): boolean => {
  const said = name.replace(places, '')
  return (
    (meal.test(said) && says.test(said) && !denies.test(said)) ||
    saysInChinese.some((words) => words.test(said))
  )
}

/**
 * Returns whether an amenity promises breakfast at no extra cost. One of its names is enough, so that the result is the
 * same in every language.
 */
export const promisesBreakfast = ({ en, de, zh }: Record<Lang, string>): boolean =>
  [en, de, zh].some(promises)
