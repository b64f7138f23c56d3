import { useTranslation } from 'react-i18next'
import { type Coming, unitMark } from './unit-mark.ts'
import type { UnitChoice } from './use-units.ts'

interface UnitOptionProps {
  unit: UnitChoice
  /** Left out for the unit that the guests have. */
  coming: Coming | undefined
  disabled?: boolean
}

/** A unit in a list, and why it cannot be had as it is. */
export const UnitOption = ({ unit, coming, disabled }: UnitOptionProps) => {
  const { t } = useTranslation()
  const mark = coming && unitMark(unit, coming)
  return (
    <option value={unit.key} disabled={disabled}>
      {mark ? t(`change.mark.${mark}`, { unit: unit.name, most: unit.guests }) : unit.name}
    </option>
  )
}
