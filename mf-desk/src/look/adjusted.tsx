import { type Hex, tokensOf } from '@calm-rest/contract/look'
import { useTranslation } from 'react-i18next'
import * as styles from './look.module.css'

/** Says in which theme the colour is not the chosen one, since text in it could not be read there. */
export const Adjusted = ({ accent }: { accent: Hex }) => {
  const { t } = useTranslation()
  const { light, dark } = tokensOf(accent).accent
  const changed = [light !== accent && 'light', dark !== accent && 'dark'].filter((theme) => theme !== false)
  return (
    <p className={styles.hint} role="status">
      {changed.length === 0
        ? t('look.unchanged')
        : changed.map((theme) => t(`look.changed.${theme}`)).join(' ')}
    </p>
  )
}
