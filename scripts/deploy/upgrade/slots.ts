export const slotNames = ['a', 'b'] as const

/** One of the two places in which a version of the site runs. One serves; both run only during an upgrade. */
export type Slot = (typeof slotNames)[number]

export const otherSlot = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a')

/** What a command of the owner printed, and how it ended. */
export interface CommandResult {
  exitCode: number
  output: string
}

/** Port to what runs the site: containers or plain processes. A version is the name of an image, or a folder. */
export interface Slots {
  /** Starts a version in a slot; resolves before it is ready. */
  start(slot: Slot, version: string): Promise<void>
  /** Has the slot finish its requests and end, and waits for that. Does nothing if it does not run. */
  stop(slot: Slot): Promise<void>
  /** Version that runs in the slot; undefined if none does. */
  running(slot: Slot): Promise<string | undefined>
  /** Whether `/api/health/ready` of the slot answers 200. */
  isReady(slot: Slot): Promise<boolean>
  /** The last lines that the slot printed. */
  lastLines(slot: Slot): Promise<string>
  /** Runs a command of the owner, such as `backup`, with the data of the site and the code of a version. */
  run(version: string, command: readonly string[]): Promise<CommandResult>
}
