/** The folders of one workspace on floors: its whole is small enough to be one area. */
export interface Floors {
  /** Folder of the folders, from the project's root. Files directly in it, and its words, stand below all floors. */
  source: string
  /** Lowest first. A folder imports only folders of lower floors, and none of its own. */
  floors: readonly (readonly string[])[]
}

export const floors: readonly Floors[] = [
  {
    source: 'mf-desk/src',
    floors: [
      ['api', 'navigation'],
      ['language', 'parts', 'units'],
      ['translation'],
      [
        'alarms',
        'books',
        'change',
        'documents',
        'facts',
        'figures',
        'floods',
        'folio',
        'frame',
        'messages',
        'nationality',
        'payments',
        'phone',
        'photographs',
        'prices',
        'housekeeping',
        'setup',
        'staff',
        'texts',
      ],
      ['look'],
      ['chart', 'check-in', 'property', 'session', 'takings', 'till'],
      ['me', 'stay', 'walk-in'],
      ['today'],
      ['desk'],
    ],
  },
  {
    source: 'packages/contract/src',
    floors: [
      ['events', 'flags', 'guest-texts', 'taxes', 'texts', 'world'],
      ['releases'],
      ['backends', 'errors', 'release-api'],
      ['schemas'],
      ['look', 'property'],
      ['api', 'staff'],
      ['openapi', 'widget'],
    ],
  },
]

/** Words of the workspace, which its files below all floors import. */
export const words = 'locales'

/** The floor of a file in `source`, counted from 1: 0 for a file below all floors, and undefined for an unknown folder. */
export const floorOf = ({ source, floors }: Floors, file: string): number | undefined => {
  const path = file.slice(source.length + 1)
  if (!path.includes('/') || path.startsWith(`${words}/`)) return 0
  const floor = floors.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)))
  return floor < 0 ? undefined : floor + 1
}
