import type { DeskPlace } from '@calm-rest/contract/staff'
import { action, note, type Part } from '../letter.ts'
import type { ComposeKit, LetterContext } from './compose-kit.ts'

/**
 * Returns the button that opens a place at the front desk, and how one signs in there: the link carries no secret and
 * does nothing by itself. As long as nobody can sign in, it says how the owner begins.
 */
export const atDesk = async (
  label: string,
  place: DeskPlace,
  { lang, t }: Pick<LetterContext, 'lang' | 't'>,
  { pages, staff }: ComposeKit,
): Promise<Part[]> => {
  const members = await staff.list()
  const isStaffed = members.some(({ hasAccepted }) => hasAccepted)
  return [action(label, pages.desk(place, lang)), note(t(isStaffed ? 'desk.signIn' : 'desk.nobody'))]
}
