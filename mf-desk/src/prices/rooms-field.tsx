import type { PriceGrid } from '@calm-rest/contract/staff'
import { Button, CheckboxField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './prices.module.css'

interface RoomsFieldProps {
  rooms: readonly Pick<PriceGrid['rooms'][number], 'roomId' | 'roomType'>[]
  /** Ids of room types. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
}

/** A choice of rooms, closed: the selection in the grid is usually right. */
export const RoomsField = ({ rooms, value, onValueChange }: RoomsFieldProps) => {
  const { t } = useTranslation()
  const all = rooms.map(({ roomId }) => roomId)
  const [only] = rooms.filter(({ roomId }) => value.includes(roomId))
  const isAll = value.length === all.length
  return (
    <details>
      <summary className={styles.summary}>
        {value.length === 1 && only
          ? only.roomType
          : t(isAll ? 'prices.allRooms' : 'prices.rooms', { count: value.length })}
      </summary>
      <fieldset className={styles.roomChoice}>
        <legend className={styles.label}>{t('section.rooms')}</legend>
        {rooms.map(({ roomId, roomType }) => (
          <CheckboxField
            key={roomId}
            label={roomType}
            checked={value.includes(roomId)}
            onChange={({ currentTarget: { checked } }) =>
              onValueChange(all.filter((id) => (id === roomId ? checked : value.includes(id))))
            }
          />
        ))}
        <Button variant="quiet" size="small" onClick={() => onValueChange(isAll ? [] : all)}>
          {t(isAll ? 'prices.noRoom' : 'prices.everyRoom')}
        </Button>
      </fieldset>
    </details>
  )
}
