import { classNames } from '@calm-rest/ui'
import { memo } from 'react'
import { beginsType, type ChartRowUnit } from '../units/unit-rows.ts'
import * as styles from './chart-names.module.css'
import type { ChartScale, Span } from './geometry.ts'

interface ChartNamesProps {
  units: readonly ChartRowUnit[]
  rows: Span
  scale: ChartScale
  nameIdOf: (unit: ChartRowUnit) => string
}

/** Names of the units, as one sticky element: a sticky element per name would need a layer each. */
const Names = ({ units, rows, scale, nameIdOf }: ChartNamesProps) => (
  <div role="presentation" className={styles.names}>
    {units.slice(rows.first, rows.end).map((unit, at) => {
      const row = rows.first + at
      return (
        // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, see there
        // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
        <div
          key={unit.key}
          id={nameIdOf(unit)}
          role="rowheader"
          aria-colindex={1}
          className={classNames(
            styles.name,
            beginsType(units, row) && styles.firstOfType,
            unit.unitName != null && styles.named,
          )}
          style={{ insetBlockStart: row * scale.row }}
        >
          <span className={styles.roomType}>{unit.roomType}</span>
          {unit.label !== undefined && (
            <span className={unit.unitName ? styles.ownName : styles.number}>{unit.label}</span>
          )}
        </div>
      )
    })}
  </div>
)

export const ChartNames = memo(Names)
