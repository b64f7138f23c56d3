import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { type ProvingTest, readTests } from './read-tests.ts'

/** Pages whose lines that begin with an id, in a list or a table, are requirements. */
const pages = ['docs/specification.md', 'docs/releases.md']

interface Requirement {
  id: string
  file: string
  line: number
}

type TestOfFile = ProvingTest & { file: string }

/** Checks that every requirement has a running test with its id, and that every id in a title is a requirement. */
export const checkSpecification = (root: string): Report => {
  const requirements = pages.flatMap((page) => readRequirements(root, page))
  const tests = readAllTests(root)
  const known = Map.groupBy(requirements, ({ id }) => id)
  const findings: Finding[] = [
    ...pages.flatMap((page) =>
      requirements.some(({ file }) => file === page)
        ? []
        : [{ file: page, what: 'the page', why: 'has no requirement: the check is blind' }],
    ),
    ...[...known.values()].flatMap(([first, ...others]) =>
      others.map(({ id, ...at }) => ({ ...at, what: id, why: `is at ${first?.file}:${first?.line}, too` })),
    ),
    ...requirements.flatMap(({ id, ...at }) => {
      const why = whatIsMissing(tests.filter(({ ids }) => ids.includes(id)))
      return why ? [{ ...at, what: id, why }] : []
    }),
    ...tests.flatMap(({ file, line, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => ({ file, line, what: id, why: `is no requirement of ${pages.join(' or ')}` })),
    ),
  ]
  return { findings, seen: { requirements: requirements.length, tests: tests.length } }
}

/** Lists each id with the tests that prove it. */
export const listSpecification = (root: string): string => {
  const tests = readAllTests(root)
  const blocks = pages
    .flatMap((page) => readRequirements(root, page))
    .map(({ id }) => {
      const proving = tests.filter(({ ids }) => ids.includes(id))
      return [id, ...proving.map(({ file, line, name }) => `  ${file}:${line}  ${name}`)].join('\n')
    })
  return blocks.join('\n')
}

const readRequirements = (root: string, file: string): Requirement[] => {
  const path = join(root, file)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return lines.flatMap((text, index) => {
    const id = /^(?:- |\| *)(R-[a-z0-9-]+)(?:: | *\|)/.exec(text)?.[1]
    return id ? [{ id, file, line: index + 1 }] : []
  })
}

const readAllTests = (root: string): TestOfFile[] =>
  filesBelow(root, '.', /\.test\.tsx?$/).flatMap((path) => {
    const file = path.replace(/^\.\//, '')
    const source = readFileSync(join(root, file), 'utf8')
    return source.includes('R-') ? readTests(file, source).map((test) => ({ ...test, file })) : []
  })

/** Whether a test sees what a visitor or a client gets: in a browser, over HTTP, or by a call to a server. */
const isWhole = ({ file }: TestOfFile) =>
  /^(api|site|shell\/server)\//.test(file) || /\.(browser|page)\.test\.ts$/.test(file)

const whatIsMissing = (tests: readonly TestOfFile[]) => {
  if (tests.length === 0) return 'has no test: the title of one that proves it begins with the id'
  return tests.some(isWhole) ? undefined : 'has neither a browser test nor an API test'
}
