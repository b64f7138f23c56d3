import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { WholeSlot } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Login = () => {
  const { t } = useTranslation()
  return (
    <WholeSlot>
      <RemoteSlot remote="mf-auth" widget="login" props={useStay()} title={t('titles.login')} />
    </WholeSlot>
  )
}
