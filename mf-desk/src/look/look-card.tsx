import { Card } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { ColourForm } from './colour-form.tsx'
import * as styles from './look.module.css'
import { LookPicture } from './look-picture.tsx'
import type { LookProps } from './look-props.ts'

/** How the property looks to guests: its colour, its logo, and photographs instead of drawings. */
export const LookCard = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readLook', {})
  return (
    <Titled title={t('look.title')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(look) => <Look look={look} reload={reload} />}
      </Answered>
    </Titled>
  )
}

const Look = (props: LookProps) => (
  <div className={styles.look}>
    <Card>
      <ColourForm {...props} />
    </Card>
    <Card>
      <ul className={styles.pictures}>
        <LookPicture {...props} place="logo" />
        <LookPicture {...props} place="hero" />
        <LookPicture {...props} place="about" />
      </ul>
    </Card>
  </div>
)
