import type { Hex } from '@calm-rest/contract/look'
import { drawingSets } from '@calm-rest/contract/staff'
import { Alert, Button, SelectField, TextField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { Adjusted } from './adjusted.tsx'
import * as styles from './look.module.css'
import { LookPreview } from './look-preview.tsx'
import type { LookProps } from './look-props.ts'

/** Colours to begin with: from the sea to the brick. */
const suggested: readonly Hex[] = [
  '#0f4c5c',
  '#1d4ed8',
  '#10214b',
  '#6b2d5c',
  '#a3123a',
  '#a33b19',
  '#b7791f',
  '#2f6b3a',
]

/** Shown by the colour field until a colour is chosen: the design's own. */
const designed: Hex = '#a33b19'

const isHex = (typed: string): typed is Hex => /^#[0-9a-f]{6}$/.test(typed)

/** One colour and one set of drawings, with what guests will see of them before they are saved. */
export const ColourForm = ({ look, reload }: LookProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [typed, setTyped] = useState<Hex | null>()
  const [drawings, setDrawings] = useState(look.drawings)
  const accent = typed === undefined ? (look.accent ?? null) : typed
  const [isSaved, setSaved] = useState(false)
  const { busy, problem, act } = useAct(() => {
    setTyped(undefined)
    setSaved(true)
    void reload()
  })
  const save = () => act(() => call('changeLook', { body: { version: look.version, accent, drawings } }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className={styles.hint}>{t('look.hint')}</p>
      <TextField
        type="color"
        name="accent"
        label={t('look.accent')}
        value={accent ?? designed}
        className={styles.colour}
        onChange={({ currentTarget: { value } }) => {
          if (isHex(value.toLowerCase())) setTyped(value.toLowerCase() as Hex)
        }}
      />
      <ul className={styles.swatches} aria-label={t('look.suggested')}>
        {suggested.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              className={styles.swatch}
              style={{ background: hex }}
              aria-label={t('look.swatch', { hex })}
              aria-pressed={accent === hex}
              onClick={() => setTyped(hex)}
            />
          </li>
        ))}
      </ul>
      {accent !== null && (
        <Button variant="quiet" size="small" onClick={() => setTyped(null)}>
          {t('look.designed')}
        </Button>
      )}
      <LookPreview accent={accent} name={t('look.example')} />
      {accent !== null && <Adjusted accent={accent} />}
      <SelectField
        name="drawings"
        label={t('look.drawings')}
        hint={t('look.drawingsHint')}
        value={drawings}
        onChange={({ currentTarget: { value } }) => {
          setSaved(false)
          setDrawings(value as typeof drawings)
        }}
      >
        {drawingSets.map((set) => (
          <option key={set} value={set}>
            {t(`look.sets.${set}`)}
          </option>
        ))}
      </SelectField>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isSaved && typed === undefined && (
        <Alert tone="success" urgent={false}>
          {t('facts.saved')}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('facts.save')}
        </Button>
      </div>
    </form>
  )
}
