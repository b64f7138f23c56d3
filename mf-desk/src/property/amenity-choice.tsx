import type { StaffAmenity } from '@calm-rest/contract/staff'
import { amenityIcons, Icon } from '@calm-rest/ui'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import * as button from '../parts/icon-button.module.css'
import { nameIn } from '../parts/name-in.ts'
import { useSiteLang } from '../use-lang.ts'
import * as styles from './amenity-choice.module.css'

const draws = {
  up: 'M12 20.5v-17M5.5 10 12 3.5l6.5 6.5',
  pencil: 'M4 20l1-5L16.5 3.5l4 4L9 19Z',
} as const

interface AmenityChoiceProps {
  title: string
  hint: string
  most: number
  amenities: readonly StaffAmenity[]
  /** Ids, in their order. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  onEdit: (amenity: StaffAmenity) => void
  error: string | undefined
}

/** An ordered selection of amenities. Closed it lists them; open, one press selects each. */
export const AmenityChoice = (props: AmenityChoiceProps) => {
  const { title, hint, most, amenities, value, onValueChange, onEdit, error } = props
  const lang = useSiteLang()
  const hintId = useId()
  const byName = amenities.toSorted((a, b) =>
    nameIn(a.names, lang).localeCompare(nameIn(b.names, lang), lang),
  )
  const chosen = value.flatMap((id) => amenities.find((one) => one.id === id) ?? [])
  const isFull = value.length >= most
  return (
    <details className={styles.choice} open={error !== undefined || undefined}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.chosen}>{chosen.map(({ names }) => nameIn(names, lang)).join(' · ')}</span>
      </summary>
      <fieldset className={styles.field} aria-describedby={hintId}>
        <legend className={styles.legend}>{title}</legend>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <ul className={styles.chips}>
          {byName.map(({ id, icon, names }) => {
            const isChosen = value.includes(id)
            return (
              <li key={id}>
                <label className={styles.chip}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() =>
                      onValueChange(isChosen ? value.filter((one) => one !== id) : [...value, id])
                    }
                  />
                  <Icon draw={amenityIcons[icon]} />
                  <span>{nameIn(names, lang)}</span>
                </label>
              </li>
            )
          })}
        </ul>
        <Order chosen={chosen} onValueChange={onValueChange} onEdit={onEdit} />
      </fieldset>
    </details>
  )
}

interface OrderProps {
  chosen: readonly StaffAmenity[]
  onValueChange: (value: string[]) => void
  onEdit: (amenity: StaffAmenity) => void
}

/** In the order of the guests' page, with texts in every language of the property. */
const Order = ({ chosen, onValueChange, onEdit }: OrderProps) => {
  const { t } = useTranslation()
  const languages = usePropertyLanguages()
  const lang = useSiteLang()
  const ids = chosen.map(({ id }) => id)
  const moveUp = (i: number, button: HTMLElement) => {
    if (i === 0) return
    flushSync(() => onValueChange(ids.with(i - 1, ids[i] as string).with(i, ids[i - 1] as string)))
    // a moved node loses the focus
    button.focus()
  }
  return (
    <ol className={styles.order}>
      {chosen.map((amenity, i) => (
        <li key={amenity.id} className={styles.place}>
          <Icon draw={amenityIcons[amenity.icon]} />
          <span className={styles.names}>
            {languages.map((one) => (
              <span key={one} lang={one}>
                {amenity.names[one]}
              </span>
            ))}
          </span>
          <button
            type="button"
            className={button.iconButton}
            aria-label={t('property.words', { name: nameIn(amenity.names, lang) })}
            onClick={() => onEdit(amenity)}
          >
            <Icon draw={draws.pencil} />
          </button>
          <button
            type="button"
            className={button.iconButton}
            aria-label={t('property.earlier', { name: nameIn(amenity.names, lang) })}
            aria-disabled={i === 0}
            onClick={({ currentTarget }) => moveUp(i, currentTarget)}
          >
            <Icon draw={draws.up} />
          </button>
        </li>
      ))}
    </ol>
  )
}
