import manifest from '@calm-rest/embed/custom-elements.json' with { type: 'json' }

export interface Entry {
  name: string
  /** Values that it may have, or what it carries. */
  type: string
  /** Default value. */
  usual: string | undefined
  /** The elements that have it; nothing where all do. */
  of: string | undefined
}

const [described] = manifest.modules
const declarations = described?.declarations ?? []

type Declaration = (typeof declarations)[number]
interface Listed {
  name: string
  type?: { text: string }
  return?: { type: { text: string } }
  default?: string
}

/** The fields of every event are listed once, above the table; group 1 has the further fields of one. */
const always = /^CustomEvent<\{ v: 1; instance: number; partner\?: string \}(?: & )?(.*)>$/

const typeOf = ({ type, return: answer }: Listed) =>
  answer ? `() => ${answer.type.text}` : (type?.text ?? '').replace(always, '$1')

/** Each thing of one kind, once, with the element that has it. */
const entriesOf = (list: (declaration: Declaration) => readonly Listed[]): Entry[] => {
  const names = [...new Set(declarations.flatMap((declaration) => list(declaration).map(({ name }) => name)))]
  return names.map((name) => {
    const having = declarations.filter((declaration) => list(declaration).some((one) => one.name === name))
    const one = having.flatMap(list).find((listed) => listed.name === name)
    return {
      name,
      type: one ? typeOf(one) : '',
      usual: one?.default,
      of:
        having.length === declarations.length
          ? undefined
          : having.map(({ tagName }) => `<${tagName}>`).join(', '),
    }
  })
}

/** Descriptions in custom-elements.json, for the tables of the screen; its words are in the locales. */
export const reference = {
  attributes: entriesOf(({ attributes }) => attributes),
  members: entriesOf(({ members }) => members.filter((member) => !('attribute' in member)) as Listed[]),
  events: entriesOf(({ events }) => events),
  properties: entriesOf(({ cssProperties }) => cssProperties),
  parts: entriesOf(({ cssParts }) => cssParts),
} as const

export type Part = keyof typeof reference
