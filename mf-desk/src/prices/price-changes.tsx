import type { PriceChanges as Changes } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { Alert, Badge, EmptyState, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Card, CardList } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { longDay } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'

type Change = Changes['changes'][number]

/** Changes of prices and rules in the last days, each with an undo while no later change overlaps it. */
export const PriceChanges = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readPriceChanges', {})
  const [said, setSaid] = useState('')
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {({ version, changes }) => (
        <>
          <div role="status">{said && <Alert tone="success">{said}</Alert>}</div>
          {changes.length === 0 && <EmptyState draw={icons.clock}>{t('prices.changes.none')}</EmptyState>}
          <CardList>
            {changes.map((change) => (
              <li key={change.change}>
                <ChangeCard
                  change={change}
                  version={version}
                  onUndone={() => {
                    const isOfPrices = change.parts.some(
                      ({ list }) => list === 'prices' || list === 'roomPrices',
                    )
                    setSaid(t(isOfPrices ? 'prices.undone' : 'prices.undoneRule'))
                    void reload()
                  }}
                />
              </li>
            ))}
          </CardList>
        </>
      )}
    </Answered>
  )
}

interface ChangeCardProps {
  change: Change
  /** Version of the rates that was read. */
  version: string
  onUndone: () => void
}

const ChangeCard = ({ change, version, onUndone }: ChangeCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const factsOf = useFacts()
  const { change: number, at, who, isUndo, parts: changed, mayUndo } = change
  const name = changed.map(({ list }) => t(names[list])).join(' · ') || t('prices.changes.whole')
  const when = moment(lang, at)
  return (
    <Card title={name} badge={isUndo ? <Badge tone="sand">{t('prices.changes.undone')}</Badge> : undefined}>
      {changed.map((part) => (
        <p key={part.list}>{factsOf(part)}</p>
      ))}
      <p className={parts.soft}>{`${who} · ${when}`}</p>
      {mayUndo ? (
        <div className={parts.quietActions}>
          <ConfirmButton
            label={t('mark.undo')}
            name={t('prices.changes.undoOf', { name, at: when })}
            consequence={t('prices.changes.undoText')}
            attempt={() => call('undoPrices', { body: { version, change: number } })}
            onDone={onUndone}
          />
        </div>
      ) : (
        <p className={parts.soft}>{t('prices.changes.later')}</p>
      )}
    </Card>
  )
}

const names = {
  prices: 'section.prices',
  roomPrices: 'prices.rates.roomPrices.title',
  restrictions: 'prices.tab.restrictions',
  closures: 'prices.tab.closures',
  plans: 'prices.rates.plans.title',
  extras: 'prices.rates.extras.title',
  guestPrices: 'prices.rates.guestPrices.title',
  childPrices: 'prices.rates.childPrices.title',
  lengthDiscounts: 'prices.rates.lengthDiscounts.title',
  taxes: 'prices.rates.taxes.title',
  otherCurrencies: 'prices.rates.otherCurrencies.title',
  rounding: 'prices.rates.rounding.title',
  promotionCodes: 'prices.tab.codes',
} as const

/** Rooms and nights of a change, or codes. */
const useFacts = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const daySpan = useDaySpan()
  return ({ list, from, until, roomTypes, codes, names }: Change['parts'][number]): string => {
    const rooms = roomTypes.length > 0 ? roomTypes.join(', ') : t('prices.changes.allRooms')
    const named = {
      guestPrices: (name: string) => t('guests', { count: Number(name) }),
      childPrices: (ages: string) => t('prices.rates.childPrices.ages', { ages }),
      lengthDiscounts: (name: string) => t('nights', { count: Number(name) }),
    }
    const nameOf = list in named ? named[list as keyof typeof named] : (name: string) => name
    return [
      ...codes,
      ...names.map(nameOf),
      ...(ofRooms.includes(list) ? [rooms] : []),
      ...(from && until ? [daySpan(longDay(lang, from), longDay(lang, addDays(until, -1)))] : []),
    ].join(' · ')
  }
}

/** Lists whose rules are of one room type or of all. */
const ofRooms: readonly string[] = ['prices', 'roomPrices', 'restrictions', 'guestPrices']
