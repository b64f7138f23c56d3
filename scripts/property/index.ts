import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../sources/finding.ts'
import { filesBelow, listedFolders } from '../sources/source-files.ts'

/** What only the owner's data says of the property; its seed is the specification's house. */
const facts = /Calm Rest|stay@calmrest|Lighthouse Lane|Nirosha Wickramasinghe|555 014[23]/

/** Folders whose code and texts reach guests, partners and staff. */
const isShown = (folder: string) => /^(api|shell|site|packages|mf-.+)$/.test(folder)

const exempt: readonly RegExp[] = [
  /\.(test|fixture)\.tsx?$|\/testing\/|\/specimen\//,
  // the house of the specification, and what databases had before their facts were data
  /^api\/src\/(stays\/seed|property\/texts\/seed)\/|^api\/migrations\//,
  // the product has the same name: for teams, not for guests
  /^packages\/(create-remote|remote-cli|build|contract\/report|testing)\b|\/tokens\.css$|\.d\.ts$/,
  // words of mails, until they are the owner's data, too
  /^api\/src\/notify\/mail\/locales\//,
]

const isExempt = (file: string) => exempt.some((pattern) => pattern.test(file))

/** Checks that no code knows a fact of the property, whose owner may be anybody. */
export const checkProperty = (root: string): Report => {
  const files = listedFolders(root)
    .filter(isShown)
    .flatMap((folder) => filesBelow(root, folder, /\.(tsx?|js|json|html|webmanifest)$/))
    .filter((file) => /\/(src|server|public)\//.test(file) && !isExempt(file))
  const findings = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, at) => {
        const [what] = facts.exec(text) ?? []
        const why =
          'is a fact of one property: read it from PropertyFacts (docs/adr/0097-facts-of-the-property.md)'
        return what === undefined ? [] : [{ file, line: at + 1, what, why }]
      }),
  )
  return { findings, seen: { files: files.length } }
}
