import type { LookPlace } from '@calm-rest/contract/staff'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { makeSmaller } from '../photographs/make-smaller.ts'
import { PickButton } from '../photographs/pick-button.tsx'
import * as styles from './look.module.css'
import type { LookProps } from './look-props.ts'

const frames = { logo: styles.logo, hero: styles.photograph, about: styles.photograph }

/** A picture of the property with what it is for, and the ways to replace and to remove it. */
export const LookPicture = ({ look, reload, place }: LookProps & { place: LookPlace }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const sending = useAct(() => void reload())
  const removing = useAct(() => void reload())
  const problem = sending.problem ?? removing.problem
  const shown = look[place]
  const params = { place }
  const send = async (file: File) => {
    // a logo keeps its transparency, which a smaller JPEG would lose
    const sent = place === 'logo' ? file : (await makeSmaller(file)).blob
    return call('putLookPicture', { params }, { file: sent })
  }
  return (
    <li className={styles.picture}>
      <h3 className={styles.name}>{t(`look.place.${place}`)}</h3>
      <p className={styles.hint}>{t(`look.placeHint.${place}`)}</p>
      {shown && (
        <img src={shown.src} alt="" width={shown.width} height={shown.height} className={frames[place]} />
      )}
      <div className={styles.ways}>
        <PickButton
          variant="secondary"
          icon={<Icon draw={icons.plus} />}
          disabled={sending.busy || removing.busy}
          onPicked={([file]) => file && void sending.act(() => send(file))}
        >
          {t(shown ? 'look.replace' : 'look.choose')}
        </PickButton>
        {shown && (
          <Button
            variant="quiet"
            busy={removing.busy}
            onClick={() => void removing.act(() => call('removeLookPicture', { params }))}
          >
            {t('look.remove')}
          </Button>
        )}
      </div>
      {sending.busy && <p role="status">{t('look.sending')}</p>}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </li>
  )
}
