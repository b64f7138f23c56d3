interface Rule {
  selectors: readonly string[]
  /** Preludes of the at-rules around it. */
  conditions: readonly string[]
  declarations: ReadonlyMap<string, string>
}

/** Rules of a CSS module in their order. Rules within rules are left out. */
export const rulesOf = (css: string): Rule[] => readRules(css.replace(/\/\*[\s\S]*?\*\//g, ''), [])

const readRules = (css: string, conditions: readonly string[]): Rule[] => {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const start = css.indexOf('{', at)
    if (start < 0) break
    const prelude = css.slice(at, start).trim()
    const end = endOf(css, start)
    const body = css.slice(start + 1, end)
    if (prelude.startsWith('@')) rules.push(...readRules(body, [...conditions, prelude]))
    else rules.push({ selectors: prelude.split(/\s*,\s*/), conditions, declarations: declarationsOf(body) })
    at = end + 1
  }
  return rules
}

/** Where the block that opens at `start` closes. */
const endOf = (css: string, start: number): number => {
  let depth = 0
  for (let i = start; i < css.length; i += 1) {
    if (css[i] === '{') depth += 1
    if (css[i] === '}') depth -= 1
    if (depth === 0) return i
  }
  return css.length
}

const declarationsOf = (body: string) =>
  new Map([...body.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Whether an at-rule's condition about width holds; one about anything else does not. */
const holds = (condition: string, widthPx: number): boolean => {
  const asked = condition.match(/\((.*)\)/)?.[1] ?? ''
  const bounds = [...asked.matchAll(/([\d.]+)(px|em)/g)].map(
    ([, count, unit]) => Number(count) * (unit === 'em' ? 16 : 1),
  )
  const [first = Number.NaN, second = Number.NaN] = bounds
  if (/^[\d.]+\w+ <= (width|inline-size) < /.test(asked)) return first <= widthPx && widthPx < second
  if (/^(width|inline-size) >= |^min-width:/.test(asked)) return widthPx >= first
  if (/^(width|inline-size) < /.test(asked)) return widthPx < first
  return false
}

/** Declarations of a stylesheet for these selectors, if window and container are `widthPx` wide. */
export const styleOf = (css: string, selectors: readonly string[], widthPx: number): Map<string, string> =>
  new Map(
    rulesOf(css)
      .filter((rule) => rule.selectors.some((selector) => selectors.includes(selector)))
      .filter(({ conditions }) => conditions.every((condition) => holds(condition, widthPx)))
      .flatMap(({ declarations }) => [...declarations]),
  )
