/** An action of the owner through a link in a mail, with the booking, review or message that it is about. */
export type DeskAction =
  | { about: 'booking'; id: string; action: 'cancel' | 'no_show' }
  | { about: 'review'; id: string; action: 'hide' | 'publish' }
  | { about: 'message'; id: string; action: 'reply' }

const pattern = /^(?:(booking):(.+):(cancel|no_show)|(review):(.+):(hide|publish)|(message):(.+):(reply))$/

/** Writes it as the `sub` of a token: `booking:CR-7KQM-4XWP:cancel`. */
export const writeDeskAction = ({ about, id, action }: DeskAction) => `${about}:${id}:${action}`

export const parseDeskAction = (subject: string): DeskAction | undefined => {
  const [about, id, action] = (pattern.exec(subject) ?? []).slice(1).filter((part) => part !== undefined)
  return about === undefined ? undefined : ({ about, id, action } as DeskAction)
}
