import type { Position } from '@calm-rest/contract/world'
import { Button, TextField } from '@calm-rest/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as parts from '../../parts/parts.module.css'
import * as styles from './place.module.css'
import { readPosition } from './read-position.ts'

/** Loaded by a press, since no other screen of the desk needs it. Its styles come with this file: a slot loads none later. */
const PinMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pin-map" */ './pin-map.tsx')).PinMap,
}))

interface PlacePickerProps {
  /** Undefined while it is unknown. */
  at: Position | undefined
  onPlaced: (at: Position) => void
}

/** Two ways to say where the property is: what a map app says, and a pin on a map of ours. */
export const PlacePicker = ({ at, onPlaced }: PlacePickerProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState('')
  const found = readPosition(pasted)
  return (
    <>
      <TextField
        label={t('facts.place.paste')}
        hint={t('facts.place.pasteHint')}
        autoComplete="off"
        value={pasted}
        error={pasted !== '' && !found ? t('facts.place.none') : undefined}
        onChange={(event) => {
          // it is no fact: only the position in it is
          event.stopPropagation()
          const text = event.currentTarget.value
          setPasted(text)
          const read = readPosition(text)
          if (read) onPlaced(read)
        }}
      />
      {isOpen ? (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <PinMap at={at} onPlaced={onPlaced} />
        </Suspense>
      ) : (
        <div className={styles.ways}>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t('facts.place.open')}
          </Button>
        </div>
      )}
      <p className={parts.soft}>{t('facts.geoHint')}</p>
    </>
  )
}
