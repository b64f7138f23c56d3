import type { StayExplanation } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { Alert, classNames } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as parts from '../../parts/parts.module.css'
import { shortDay } from '../../parts/stay-names.ts'
import { useDaySpan } from '../../parts/use-day-span.ts'
import { useLang } from '../../use-lang.ts'
import { useWeekdayName } from '../weekdays-field.tsx'
import { groupsOf, type NightGroup } from './night-groups.ts'
import { useRateWords } from './rate-words.ts'
import * as styles from './rates.module.css'

/** The price of a stay, part by part, each with the rule that it comes from. */
export const ExplainedPrice = ({ price }: { price: StayExplanation }) => {
  const { t } = useTranslation()
  const words = useRateWords()
  const { nights, lines, plan, totalPrice, refusals } = price
  const sum = nights.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100
  return (
    <div className={styles.explained}>
      {refusals.length > 0 && (
        <Alert tone="warning" urgent={false} title={t('prices.why.refused')}>
          {refusals.join(' ')}
        </Alert>
      )}
      {groupsOf(nights).map((group) => (
        <Group key={group.first} group={group} plan={plan} />
      ))}
      <section>
        <h3 className={styles.groupTitle}>{t('prices.why.stay')}</h3>
        <ul className={styles.lines}>
          <Line name={t('nights', { count: nights.length })} amount={words.price(sum)} />
          {lines.map(({ kind, name, amount, included }, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: two extras may have one name
              key={i}
              name={included ? t('prices.why.contained', { name }) : name}
              hint={t(`prices.why.from.${kind}`)}
              amount={included ? `(${words.price(amount)})` : words.added(amount)}
            />
          ))}
          <Line name={t('prices.why.total')} amount={words.price(totalPrice)} isSum />
        </ul>
      </section>
    </div>
  )
}

interface GroupProps {
  group: NightGroup
  plan: StayExplanation['plan']
}

const Group = ({ group, plan }: GroupProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const words = useRateWords()
  const daySpan = useDaySpan()
  const { first, last, count, base, rule, room, guests, adults, children, rounding, total } = group
  return (
    <section>
      <h3 className={styles.groupTitle}>
        <span>{daySpan(shortDay(lang, first), shortDay(lang, last))}</span>{' '}
        {count > 1 && <span className={parts.soft}>{t('nights', { count })}</span>}
      </h3>
      <ul className={styles.lines}>
        <Line
          name={t('prices.why.base')}
          amount={words.price(base)}
          isReplaced={rule !== null && rule.percent === undefined}
        />
        {rule && <RuleLine rule={rule} base={base} room={room} />}
        {guests !== 0 && (
          <Line
            name={t('guests', { count: adults })}
            hint={t('prices.rates.guestPrices.title')}
            amount={words.added(guests)}
          />
        )}
        {children !== 0 && (
          <Line
            name={t('prices.why.children')}
            hint={t('prices.rates.childPrices.title')}
            amount={words.added(children)}
          />
        )}
        {group.plan !== 0 && (
          <Line
            name={`${plan.name}, ${words.change(plan.percent)}`}
            hint={t('prices.rates.plans.title')}
            amount={words.added(group.plan)}
          />
        )}
        {rounding !== 0 && <Line name={t('prices.rates.rounding.title')} amount={words.added(rounding)} />}
        <Line name={t('prices.why.night')} amount={words.price(total)} isSum />
      </ul>
    </section>
  )
}

interface RuleLineProps {
  rule: NonNullable<NightGroup['rule']>
  base: number
  room: number
}

/** The price by date: its own amount, or what it adds to the base price. */
const RuleLine = ({
  rule: { season, from, until, weekdays, isOfEveryRoom, percent },
  base,
  room,
}: RuleLineProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const words = useRateWords()
  const daySpan = useDaySpan()
  const weekdayName = useWeekdayName()
  const hint = [
    daySpan(shortDay(lang, from), shortDay(lang, addDays(until, -1))),
    ...(weekdays.length > 0 && weekdays.length < 7 ? [weekdays.map(weekdayName).join(' ')] : []),
    ...(isOfEveryRoom ? [t('prices.everyRoom')] : []),
  ].join(' · ')
  const name = season || t('prices.why.byDate')
  return percent === undefined ? (
    <Line name={name} hint={hint} amount={words.price(room)} />
  ) : (
    <Line
      name={`${name}, ${words.change(percent)}`}
      hint={hint}
      amount={words.added(Math.round((room - base) * 100) / 100)}
    />
  )
}

interface LineProps {
  name: string
  /** Where the rule is found. */
  hint?: string
  amount: string
  isSum?: boolean
  /** Another price holds instead. */
  isReplaced?: boolean
}

const Line = ({ name, hint, amount, isSum, isReplaced }: LineProps) => (
  <li className={classNames(styles.line, isSum && styles.sum)}>
    <span>
      <span>{name}</span>
      {hint && <span className={classNames(parts.soft, styles.hint)}>{hint}</span>}
    </span>
    {isReplaced ? <s className={parts.soft}>{amount}</s> : <span>{amount}</span>}
  </li>
)
