import type { PropsOf } from '@calm-rest/contract/widget'
import { classNames } from '@calm-rest/ui'
import * as grid from './room-grid.module.css'

/** Classes of a grid of rooms. */
export const gridClass = ({ layout }: Pick<PropsOf<'mf-rooms', 'room-list'>, 'layout'>) =>
  classNames(grid.grid, layout === 'list' && grid.list)
