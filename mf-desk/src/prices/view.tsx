import { FilterTabs } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '../language/kept-view.ts'
import { Page } from '../parts/page.tsx'
import { Closures } from './closures.tsx'
import { PriceChanges } from './price-changes.tsx'
import * as styles from './prices.module.css'
import { PricesOfMonth } from './prices-of-month.tsx'
import { PromotionCodes } from './promotion-codes.tsx'
import { type OpenedRule, RatesView } from './rates/rates-view.tsx'
import { Restrictions } from './restrictions.tsx'

const tabs = ['nights', 'rates', 'restrictions', 'closures', 'codes', 'changes'] as const
type Tab = (typeof tabs)[number]

/** Prices, restrictions and closures: guests see a change at their next page. */
export const PricesView = ({ rule, missing }: OpenedRule) => {
  const { t } = useTranslation()
  const panelId = useId()
  const [tab, setTab] = useKept<Tab>('prices.tab', () => (rule ? 'rates' : 'nights'))
  return (
    <Page width="whole">
      <FilterTabs
        label={t('section.prices')}
        tabs={tabs.map((value) => ({ value, label: t(`prices.tab.${value}`) }))}
        value={tab}
        onValueChange={setTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`prices.tab.${tab}`)} className={styles.panel}>
        <Panel tab={tab} opened={{ rule, missing }} />
      </div>
    </Page>
  )
}

const Panel = ({ tab, opened }: { tab: Tab; opened: OpenedRule }) => {
  switch (tab) {
    case 'nights':
      return <PricesOfMonth />
    case 'rates':
      return <RatesView {...opened} />
    case 'restrictions':
      return <Restrictions />
    case 'closures':
      return <Closures />
    case 'codes':
      return <PromotionCodes />
    case 'changes':
      return <PriceChanges />
  }
}
