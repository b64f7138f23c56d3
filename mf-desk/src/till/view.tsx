import type { TillPage } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { Page } from '../parts/page.tsx'
import { CloseList } from './close-list.tsx'
import { InTransit } from './in-transit.tsx'
import { MerchantCode } from './merchant-code.tsx'
import * as styles from './till.module.css'
import { TillCard } from './till-card.tsx'

/** What every member has in the till, to count and to close it, and the closes so far. */
export const TillView = () => {
  const { answer, reload } = useAnswer('readTills', {})
  return (
    <Page width="text">
      <Answered answer={answer} onRetry={() => void reload()}>
        {(page) => <Tills page={page} onChanged={() => void reload()} />}
      </Answered>
    </Page>
  )
}

interface TillsProps {
  page: TillPage
  onChanged: () => void
}

const Tills = ({ page: { tills, closes, inTransit, payouts }, onChanged }: TillsProps) => {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <>
      {tills.length === 0 ? (
        <EmptyState draw={icons.check}>{t('till.none')}</EmptyState>
      ) : (
        <CardList>
          {tills.map((till) => (
            <li key={till.name}>
              <TillCard till={till} onClosed={onChanged} />
            </li>
          ))}
        </CardList>
      )}
      <p className={styles.link}>
        <HostLink to={toSection({ section: 'takings' })}>{t('till.byDay')}</HostLink>
      </p>
      <InTransit inTransit={inTransit} payouts={payouts} onArrived={onChanged} />
      {closes.length > 0 && <CloseList closes={closes} />}
      {may('change the property') && <MerchantCode />}
    </>
  )
}
