import type { OpenMatter, StaffDay, StaffStay } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import { EmptyState, type FilterTab, FilterTabs, icons } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AlarmNotices } from '../alarms/alarm-notices.tsx'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { FloodNotices } from '../floods/flood-notices.tsx'
import { useKept } from '../language/kept-view.ts'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { Page } from '../parts/page.tsx'
import { useLang } from '../use-lang.ts'
import { BackupLine } from './backup-line.tsx'
import { MatterCard } from './matter-card.tsx'
import { StayCard } from './stay-card.tsx'
import * as styles from './today.module.css'

const tabs = ['arrivals', 'inHouse', 'departures', 'depositsDue', 'owing', 'holding', 'wrong'] as const
type Tab = (typeof tabs)[number]

/** Arrivals, guests in house, departures, amounts due and open matters. */
export const TodayView = () => {
  const { answer, reload } = useAnswer('readDay', { query: {} }, { storedAs: 'day' })
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {/* a day that this device stored before there were these lists has none */}
      {(day) => (
        <Day
          day={Object.assign({}, day, {
            owing: day.owing ?? [],
            depositsDue: day.depositsDue ?? [],
            holding: day.holding ?? [],
          })}
          onChanged={reload}
        />
      )}
    </Answered>
  )
}

interface ShownDay extends StaffDay {
  depositsDue: StaffStay[]
}

/** Usually nobody owes anything and no deposit is held: these tabs are hidden. */
const occasional: readonly Tab[] = ['depositsDue', 'owing', 'holding']

const isShown = (day: ShownDay, tab: Tab, chosen: Tab) =>
  !occasional.includes(tab) || chosen === tab || day[tab].length > 0

const Day = ({ day, onChanged }: { day: ShownDay; onChanged: () => Promise<void> }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { session } = useDesk()
  const panelId = useId()
  const [tab, setTab] = useKept<Tab>('today.tab', () => 'arrivals')
  const labels = tabs
    .filter((value) => isShown(day, value, tab))
    .map(
      (value): FilterTab<Tab> => ({
        value,
        label: (
          <>
            <span>{t(`today.${value}`)}</span>
            <span className={styles.count}>{day[value].length}</span>
          </>
        ),
      }),
    )
  return (
    <Page>
      <div className={styles.top}>
        <p className={styles.date}>
          {formatDate(lang, day.day, { weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
        {session.rights.includes('read takings') && (
          <HostLink to={toSection({ section: 'till' })} className={styles.takings}>
            {t('section.till')}
          </HostLink>
        )}
      </div>
      <AlarmNotices />
      <FloodNotices />
      <FilterTabs
        label={t('today.tabs')}
        tabs={labels}
        value={tab}
        onValueChange={setTab}
        panelId={panelId}
        className={styles.tabs}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`today.${tab}`)}>
        {tab === 'wrong' ? (
          <Matters matters={day.wrong} />
        ) : (
          <Stays stays={day[tab]} tab={tab} onChanged={onChanged} />
        )}
      </div>
      {day.backups && session.rights.includes('change the property') && <BackupLine backups={day.backups} />}
    </Page>
  )
}

interface StaysProps {
  stays: readonly StaffStay[]
  tab: Exclude<Tab, 'wrong'>
  onChanged: () => Promise<void>
}

const Stays = ({ stays, tab, onChanged }: StaysProps) => {
  const { t } = useTranslation()
  if (stays.length === 0)
    return (
      <EmptyState draw={occasional.includes(tab) ? icons.check : icons.sun}>
        {t(`today.none.${tab}`)}
      </EmptyState>
    )
  return (
    <CardList>
      {stays.map((stay) => (
        <li key={stay.reference}>
          <StayCard stay={stay} isArrival={tab === 'arrivals'} onChanged={onChanged} />
        </li>
      ))}
    </CardList>
  )
}

const Matters = ({ matters }: { matters: readonly OpenMatter[] }) => {
  const { t } = useTranslation()
  if (matters.length === 0) return <EmptyState draw={icons.check}>{t('today.none.wrong')}</EmptyState>
  return (
    <CardList>
      {matters.map((matter) => (
        <li key={`${matter.kind} ${'id' in matter ? matter.id : matter.reference}`}>
          <MatterCard matter={matter} />
        </li>
      ))}
    </CardList>
  )
}
