import type { StaffRates } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../../api/use-answer.ts'
import { useKept } from '../../language/kept-view.ts'
import { Answered } from '../../parts/answered.tsx'
import * as parts from '../../parts/parts.module.css'
import { RoomPrices } from '../room-prices.tsx'
import { childPrices } from './child-prices.tsx'
import { ExplainStay } from './explain-stay.tsx'
import { extras } from './extras.tsx'
import { guestPrices } from './guest-prices.tsx'
import { lengthDiscounts } from './length-discounts.tsx'
import { otherCurrencies } from './other-currencies.tsx'
import { plans } from './plans.tsx'
import type { FirstRule } from './rate-dialog.tsx'
import type { RateKind, RateListName, RateRule } from './rate-kind.ts'
import { RateList } from './rate-list.tsx'
import * as styles from './rates.module.css'
import { RoundingRule } from './rounding.tsx'
import { seasons } from './seasons.tsx'
import { taxes } from './taxes.tsx'

const sections = [
  'roomPrices',
  'prices',
  'plans',
  'extras',
  'guestPrices',
  'childPrices',
  'lengthDiscounts',
  'taxes',
  'rounding',
  'otherCurrencies',
  'explain',
] as const
export type RatesSection = (typeof sections)[number]

/** A rule that is open at first. */
export interface OpenedRule {
  /** Its list and id: `plans/standard`. */
  rule?: string | undefined
  /** The language whose first missing text gets the focus. */
  missing?: Lang | undefined
}

/** Lists whose rules have texts for guests. */
const namedLists = ['plans', 'extras', 'taxes'] as const

/** What decides prices beside the prices of single nights: an index, and one section at a time. */
export const RatesView = ({ rule, missing }: OpenedRule) => {
  const [listOfRule, id = ''] = rule?.split('/') ?? []
  const named = namedLists.find((list) => list === listOfRule)
  const { t } = useTranslation()
  const [section, setSection] = useKept<RatesSection | undefined>('prices.section', () => named)
  if (section === undefined) return <Index onChoose={setSection} />
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          icon={<Icon draw={icons.arrowLeft} />}
          onClick={() => setSection(undefined)}
          className={styles.back}
        >
          {t('prices.tab.rates')}
        </Button>
        <h2 className={parts.sectionTitle}>{t(`prices.rates.${section}.title`)}</h2>
      </div>
      <SectionOf section={section} begin={section === named ? { id, missing } : undefined} />
    </>
  )
}

const SectionOf = ({ section, begin }: { section: RatesSection; begin: FirstRule | undefined }) => {
  switch (section) {
    case 'roomPrices':
      return <RoomPrices />
    case 'prices':
      return <RateList kind={seasons} />
    case 'plans':
      return <RateList kind={plans} begin={begin} />
    case 'extras':
      return <RateList kind={extras} begin={begin} />
    case 'guestPrices':
      return <RateList kind={guestPrices} />
    case 'childPrices':
      return <RateList kind={childPrices} />
    case 'lengthDiscounts':
      return <RateList kind={lengthDiscounts} />
    case 'taxes':
      return <RateList kind={taxes} begin={begin} />
    case 'rounding':
      return <RoundingRule />
    case 'otherCurrencies':
      return <RateList kind={otherCurrencies} />
    case 'explain':
      return <ExplainStay />
  }
}

const Index = ({ onChoose }: { onChoose: (section: RatesSection) => void }) => {
  const { answer, reload } = useAnswer('readRates', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rates) => <Sections rates={rates} onChoose={onChoose} />}
    </Answered>
  )
}

interface SectionsProps {
  rates: StaffRates
  onChoose: (section: RatesSection) => void
}

const Sections = ({ rates, onChoose }: SectionsProps) => {
  const { t } = useTranslation()
  const namesIn: Record<Exclude<RatesSection, 'explain'>, string> = {
    roomPrices: rates.rooms.map(({ roomType }) => roomType).join(' · '),
    prices: useNames(seasons, rates),
    plans: useNames(plans, rates),
    extras: useNames(extras, rates),
    guestPrices: useNames(guestPrices, rates),
    childPrices: useNames(childPrices, rates),
    lengthDiscounts: useNames(lengthDiscounts, rates),
    taxes: useNames(taxes, rates),
    rounding: t(`prices.rates.rounding.is.${rates.rounding}`),
    otherCurrencies: useNames(otherCurrencies, rates),
  }
  return (
    <ul className={styles.index}>
      {sections.map((section) => (
        <li key={section}>
          <button type="button" className={styles.entry} onClick={() => onChoose(section)}>
            <span className={styles.words}>
              <strong>{t(`prices.rates.${section}.title`)}</strong>
              {section !== 'explain' && (
                <span className={styles.summary}>{namesIn[section] || t('prices.rates.none')}</span>
              )}
            </span>
            <Icon draw={icons.chevronRight} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Names of the rules of a list, each once. */
const useNames = <List extends RateListName>({ list, useWords }: RateKind<List>, rates: StaffRates) => {
  const wordsOf = useWords()
  const rules = rates[list] as readonly RateRule<List>[]
  return [...new Set(rules.map((rule) => wordsOf(rule, rates).name))].join(' · ')
}
