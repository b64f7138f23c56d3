/** The one thing that a link in a mail to the owner is for. */
export type DeskSubject =
  | { about: 'booking'; id: string; action: 'cancel' | 'no_show' }
  | { about: 'review'; id: string; action: 'hide' | 'publish' }
  | { about: 'message'; id: string; action: 'reply' }

const pattern = /^(?:(booking):(.+):(cancel|no_show)|(review):(.+):(hide|publish)|(message):(.+):(reply))$/

/** As the `sub` of a token: `booking:CR-7KQM-4XWP:cancel`. */
export const writeDeskSubject = ({ about, id, action }: DeskSubject) => `${about}:${id}:${action}`

export const parseDeskSubject = (subject: string): DeskSubject | undefined => {
  const [about, id, action] = (pattern.exec(subject) ?? []).slice(1).filter((part) => part !== undefined)
  return about === undefined ? undefined : ({ about, id, action } as DeskSubject)
}
