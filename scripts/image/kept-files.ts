import type { Architecture } from './debian/packages.ts'

/** Names as Node has them, by those of Debian. */
export const nodeArchitectures: Record<Architecture, string> = { amd64: 'x64', arm64: 'arm64' }

/** Packages that no process of the site loads: tools, which are installed as peers, and what the builds have bundled. */
const unusedPackages = [
  /^(typescript|@typescript\/.+|@types\/.+|csstype|node-addon-api|@calm-rest\/(build|testing))$/,
  /^(react-(dom|i18next|router|router-dom)|scheduler|html-parse-stringify|preact|zustand|idb-keyval|@fontsource(-variable)?\/(?!noto-sans(-sc)?$).+|@github\/.+)$/,
  // what npm notes for itself
  /^(\.package-lock\.json|\.bin)$/,
]

/** A text that has to go with the code. */
const legalText = /^(licen[cs]e|notice|copying|copyright|patents)/i

/** Types, maps, tests, sources of addons, and texts for developers. */
const forDevelopers =
  /\.(d\.[cm]?ts|[cm]?tsx?|map|md|markdown|flow|gypi?|h|hpp|cc?|cpp|tsbuildinfo|yml|yaml)$|\.test\.[cm]?js$|(^|\/)\./i

/** Folders of a package, directly in it. */
const developersFolders = /^(tests?|__tests__|docs?|examples?|benchmarks?|\.github|dist-types|types)\//

/** Files of single packages, by their names: what only bundlers, browsers, compilers or CommonJS use. */
const unusedFiles: readonly [name: RegExp, files: RegExp][] = [
  [/^better-sqlite3$/, /^(deps|src)\//],
  [/^swagger-ui-dist$/, /^(?!swagger-ui-bundle\.js$|swagger-ui\.css$|package\.json$|LICENSE|NOTICE)/],
  [/^libphonenumber-js$/, /^(bundle|es6-modern|build|source|mobile|examples)\b/],
  [/^@(aws-sdk|smithy)\//, /^dist-es\//],
  // only ES modules use these; prom-client requires the API of OpenTelemetry
  [/^@opentelemetry\/(?!api$)/, /\.cjs$/],
  [/^hono$/, /^dist\/cjs\//],
  [/^@simplewebauthn\/server$/, /^script\//],
  // fonts of documents, as api/src/stays/documents/pdf/fonts.ts names them
  [
    /^@fontsource\/noto-sans$/,
    /^(?!package\.json$|LICENSE|files\/noto-sans-(latin|latin-ext|greek|cyrillic|vietnamese|cyrillic-ext)-[47]00-normal\.woff$)/,
  ],
  [
    /^@fontsource\/noto-sans-sc$/,
    /^(?!package\.json$|LICENSE|files\/\S+-chinese-simplified-400-normal\.woff$)/,
  ],
  [/^pdfkit$/, /^(\.yarn\/|js\/(?!pdfkit\.node\.mjs$))/],
  [/^fontkit$/, /^(src|dist\/(?!module\.mjs$))/],
]

/** A prebuilt addon of another system, such as `prebuilds/darwin-arm64.node`. */
const prebuilt = /^prebuilds\/([^/]+?)(\.node|\/)/

/**
 * Whether the image has this file of an installed package. `name` is that of the package, `file` the path in it.
 */
export const isKeptPackageFile = (name: string, file: string, architecture: Architecture): boolean => {
  if (unusedPackages.some((unused) => unused.test(name))) return false
  const [, system] = prebuilt.exec(file) ?? []
  if (system !== undefined) return system === `linux-${nodeArchitectures[architecture]}`
  if (unusedFiles.some(([of, files]) => of.test(name) && files.test(file))) return false
  const base = file.slice(file.lastIndexOf('/') + 1)
  if (legalText.test(base)) return true
  return !forDevelopers.test(file) && !developersFolders.test(file)
}

/** Tests, what tests share, configurations and input of builds, and texts of a workspace. */
const notForProduction =
  /^public\/|(^|\/)(testing|node_modules|specimen|template)\/|\.(test|fixture)\.[a-z]+$|(^|\/)rspack\.config\.ts$|\.md$/

/** Whether the image has this file of a workspace, by its path in it. */
export const isKeptSource = (file: string): boolean => !notForProduction.test(file)
