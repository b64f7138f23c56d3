/** What tells a unit apart from others of its room type. */
interface NamedUnit {
  /** Number within the room type. */
  unit: number
  /** Name that the owner gave the unit; null or missing if it has none. */
  unitName?: string | null | undefined
}

/** How a unit is called beside the name of its room type: by its own name, or else by its number. */
export const unitLabel = ({ unit, unitName }: NamedUnit): string => unitName ?? String(unit)

/** How a unit is called in a list, where its room type is not said: `Coral Suite · 2`, `Coral Suite · Lagoon 1`. */
export const unitWithRoom = ({ roomType, ...unit }: NamedUnit & { roomType: string }): string =>
  `${roomType} · ${unitLabel(unit)}`

/** How a unit is called in a sentence: `Coral Suite 2`, `Coral Suite · Lagoon 1`. */
export const unitInSentence = ({ roomType, ...unit }: NamedUnit & { roomType: string }): string =>
  unit.unitName ? `${roomType} · ${unit.unitName}` : `${roomType} ${unit.unit}`
