import type { HousekeptUnit } from '@calm-rest/contract/staff'
import { EmptyState, FilterTabs, icons } from '@calm-rest/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { Page } from '../parts/page.tsx'
import { UnitCard } from './unit-card.tsx'

type Tab = 'dirty' | 'all'

/** Units for housekeeping: which need work, and their arrivals and departures. No guest's name is shown. */
export const RoomsView = () => {
  const { answer, reload } = useAnswer('listUnits', {}, { storedAs: 'rooms' })
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(units) => <Units units={units} onChanged={reload} />}
    </Answered>
  )
}

interface UnitsProps {
  units: readonly HousekeptUnit[]
  onChanged: () => Promise<void>
}

const Units = ({ units, onChanged }: UnitsProps) => {
  const { t } = useTranslation()
  const panelId = useId()
  const [tab, setTab] = useState<Tab>('dirty')
  const dirty = units.filter(({ state }) => state === 'dirty')
  const shown = tab === 'dirty' ? dirty : units
  return (
    <Page>
      <FilterTabs
        label={t('section.rooms')}
        tabs={[
          { value: 'dirty', label: t('rooms.toClean', { count: dirty.length }) },
          { value: 'all', label: t('rooms.all', { count: units.length }) },
        ]}
        value={tab}
        onValueChange={setTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`rooms.tab.${tab}`)}>
        {shown.length === 0 ? (
          <EmptyState draw={icons.check}>{t('rooms.none')}</EmptyState>
        ) : (
          <CardList>
            {shown.map((unit) => (
              <li key={`${unit.roomId} ${unit.unit}`}>
                <UnitCard unit={unit} onChanged={onChanged} />
              </li>
            ))}
          </CardList>
        )}
      </div>
    </Page>
  )
}
