import { icons } from '@calm-rest/ui'

/** Drawings that an entry may choose: named one by one, so that a page loads no others. */
export const signs = {
  plane: icons.plane,
  car: icons.car,
  taxi: icons.taxi,
  shuttle: icons.shuttle,
  bicycle: icons.bicycle,
}
