import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../sources/finding.ts'
import { filesBelow, listedFolders } from '../sources/source-files.ts'

/** Words that only one property may say: its seed is the specification's house. */
interface Rule {
  words: RegExp
  /** Where they are checked. */
  in: RegExp
  exempt: readonly RegExp[]
}

const seeds = /^(api\/src\/(stays\/seed|property\/texts\/seed)\/|api\/migrations\/)/

/** The property itself, whose name the product has, too: for teams, not for guests. */
const property: Rule = {
  words: /Calm Rest|stay@calmrest|Lighthouse Lane|Nirosha Wickramasinghe|555 014[23]|\b5[.,]9485|80[.,]4573/,
  in: /./,
  exempt: [
    seeds,
    /^packages\/(create-remote|remote-cli|build|contract\/report|testing)\b|\/tokens\.css$|\.d\.ts$/,
  ],
}

/** Where it is. */
const place: Rule = {
  words:
    /Mirissa|米瑞莎|Sri Lanka|斯里兰卡|Ceylon|锡兰|(?<!Asia\/)Colombo|科伦坡|Bandaranaike|班达拉奈克|\bGalle\b|加勒|Weligama|\(CMB\)|tuk-?tuk|嘟嘟|\+94\b/i,
  in: /./,
  exempt: [
    seeds,
    // names of drawings, which the owner chooses by what they show
    /^packages\/contract\/src\/texts\/screens\/location\.ts$|^shell\/src\/screens\/location\/signs\.ts$|^mf-desk\/src\/locales\//,
    // of examples
    /^packages\/(create-remote|remote-cli|build|testing|ui\/specimen)\b|^api\/src\/stays\/nationalities\b/,
  ],
}

/** What another house does not have: the sea, or somebody at the door day and night. */
const surroundings: Rule = {
  words:
    /\bsea\b(?!["-]? ?view)|\bbeach(es)?\b|\bStrand|\bMeer\b|大海|海(?!景|报)|沙滩|24\/7|any hour|\bdrivers?\b|\bFahrer\b|司机|rund um die Uhr|全天/i,
  in: /\/locales\/(en|de|zh)\.json$/,
  // drawings to choose from
  exempt: [seeds, /^mf-desk\/src\/locales\//],
}

/** What it counts in. */
const counting: Rule = {
  words: /\bUSD\b|Asia\/Colombo/,
  in: /./,
  exempt: [
    seeds,
    // what a property that has chosen nothing counts in, and the list to choose from
    /^packages\/contract\/src\/(property\/(hotel|currencies|currency-numbers)|schemas\/property-facts)\.ts$/,
    /^packages\/(create-remote|remote-cli|build|contract\/report|testing)\b|\.d\.ts$/,
  ],
}

const rules = [property, place, surroundings, counting]

/** Folders whose code and texts reach guests, partners and staff. */
const isShown = (folder: string) => /^(api|shell|site|packages|mf-.+)$/.test(folder)

const ofTests = /\.(test|fixture)\.tsx?$|\/testing\/|\/specimen\//

const applies = (rule: Rule, file: string) =>
  rule.in.test(file) && !rule.exempt.some((pattern) => pattern.test(file))

const why =
  'is a fact of one property: read it from PropertyFacts (docs/adr/0097-facts-of-the-property.md) or its texts (docs/adr/0098-texts-of-the-site-are-data.md)'

const findIn = (file: string, text: string, at: number) =>
  rules
    .filter((rule) => applies(rule, file))
    .flatMap(({ words }) => {
      const [what] = words.exec(text) ?? []
      return what === undefined ? [] : [{ file, line: at + 1, what, why }]
    })

/** Checks that no code knows a fact of the property, whose owner may be anybody. */
export const checkProperty = (root: string): Report => {
  const files = listedFolders(root)
    .filter(isShown)
    .flatMap((folder) => filesBelow(root, folder, /\.(tsx?|js|json|html|webmanifest)$/))
    .filter((file) => /\/(src|server|public)\//.test(file) && !ofTests.test(file))
  const findings = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, at) => findIn(file, text, at)),
  )
  return { findings, seen: { files: files.length } }
}
