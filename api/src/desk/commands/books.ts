import { staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

/** What the owner or a bookkeeper sets of the books. */
export const createDeskBookCommands = ({ db, recorder, now }: DeskDeps) => {
  const { books } = staysOf(db)
  return {
    /** Sets what a bookkeeper calls accounts; an empty number removes it. */
    setNumbers: async (numbers: Readonly<Record<string, string>>): Promise<void> => {
      const read = async () => Object.fromEntries(await books.numbers())
      await recorder.changed({ action: 'account numbers', subject: 'books', at: now(), read }, () =>
        books.setNumbers(numbers),
      )
    },
  }
}
