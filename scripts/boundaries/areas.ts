/** The areas of one workspace: folders in an order, each with an entry point. */
export interface Areas {
  /** Folder of the areas, from the project's root. Files directly in it stand above all areas. */
  source: string
  /** Folders of the areas, lowest first. An area imports only areas before it. */
  order: readonly string[]
  /** Areas without an entry point: others import their files directly. */
  open: readonly string[]
}

/**
 * Each area has `index.ts` as its entry point, a README.md and a line in CODEOWNERS. Tests may bypass entry points and order.
 *
 * An open area is a set of tools. Each file there has a small interface of its own, so an entry point would only make every
 * importer load all tools.
 */
export const areas: readonly Areas[] = [
  {
    source: 'api/src',
    order: [
      'core',
      'partners',
      'media',
      'property',
      'stays',
      'identity',
      'watch',
      'notify',
      'desk',
      'operations',
    ],
    open: ['core'],
  },
]

/** The area of a file in `source`; undefined for a file above the areas, and for one outside of `source`. */
export const areaOf = ({ source, order }: Areas, file: string): string | undefined =>
  order
    .filter((area) => file.startsWith(`${source}/${area}/`))
    .sort((a, b) => b.length - a.length)
    .at(0)

/** The file through which other areas import. */
export const doorOf = ({ source }: Areas, area: string) => `${source}/${area}/index.ts`
