import type { Till } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'

/** What was counted less what was expected; 0 while nothing was typed. */
export const differenceOf = (
  { expected }: Pick<Till['cash'][number], 'expected'>,
  counted: string,
): number => (counted.trim() === '' ? 0 : toDollars(toCents(Number(counted)) - toCents(expected)))
