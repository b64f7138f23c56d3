import { type Locale, langs, readLocale } from './locale.ts'

/** A folder with `locales`: its words belong to the code beside and below it. */
export interface Scope {
  folder: string
  /** English first. */
  locales: [Locale, ...Locale[]]
}

/** The folders of words among files of a project, with all their languages. */
export const scopesOf = (root: string, files: readonly string[]): Scope[] => {
  const found = files.flatMap((file) => {
    const [, scope, lang] = /^(.*)\/locales\/([a-z]{2,3})\.json$/.exec(file) ?? []
    return scope && lang ? [{ scope, lang }] : []
  })
  const [first, ...others] = langs
  return [...Map.groupBy(found, ({ scope }) => scope)].map(([scope, inScope]) => {
    const read = (lang: string) => readLocale(root, `${scope}/locales`, lang)
    // a remote may speak more languages than the site
    const further = inScope.map(({ lang }) => lang).filter((lang) => !langs.some((one) => one === lang))
    return { folder: scope, locales: [read(first), ...[...others, ...further].map(read)] }
  })
}
