import { limits } from '@calm-rest/contract/limits'
import type { StaffRates, StayExplanationInput } from '@calm-rest/contract/staff'
import { SelectField, TextField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../../api/use-answer.ts'
import { useQuote } from '../../api/use-quote.ts'
import { useToday } from '../../api/use-today.ts'
import { Answered } from '../../parts/answered.tsx'
import * as form from '../../parts/form-dialog.module.css'
import { nameIn } from '../../parts/name-in.ts'
import { quotedWords } from '../../parts/quoted-words.ts'
import { useLang } from '../../use-lang.ts'
import * as prices from '../prices.module.css'
import { ExplainedPrice } from './explained-price.tsx'
import * as styles from './rates.module.css'

/** A number is typed figure by figure: one question a moment after the last of them is enough. */
const settleMs = 200

export interface ExplainBegin {
  roomId?: string | undefined
  checkIn?: string | undefined
  nights?: number | undefined
}

/** What a stay costs, and why: the answer follows each choice. */
export const ExplainStay = ({ begin = {} }: { begin?: ExplainBegin | undefined }) => {
  const { answer, reload } = useAnswer('readRates', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rates) => <Explain rates={rates} begin={begin} />}
    </Answered>
  )
}

/** As it was typed. */
interface Typed {
  roomId: string
  checkIn: string
  nights: string
  guests: string
  plan: string
  ages: string
  code: string
}

const Explain = ({ rates, begin }: { rates: StaffRates; begin: ExplainBegin }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const today = useToday()
  const [typed, setTyped] = useState<Typed>({
    roomId: begin.roomId ?? rates.rooms[0]?.roomId ?? '',
    checkIn: begin.checkIn ?? today,
    nights: String(begin.nights ?? 1),
    guests: String(limits.guests.default),
    plan: 'standard',
    ages: '',
    code: '',
  })
  const input = inputOf(typed)
  const explained = useQuote('previewStay', input && { body: input }, { settleMs })
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    className: form.half,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })
  return (
    <div className={styles.explain}>
      <div className={form.form}>
        <SelectField {...field('roomId')} label={t('unit')}>
          {rates.rooms.map(({ roomId, roomType }) => (
            <option key={roomId} value={roomId}>
              {roomType}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('plan')} label={t('prices.plan')}>
          {rates.plans.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names, lang)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('checkIn')} type="date" label={t('prices.first')} min={today} />
        <TextField
          {...field('nights')}
          type="number"
          inputMode="numeric"
          label={t('prices.why.nights')}
          min={1}
          max={limits.nights.max}
        />
        <TextField
          {...field('guests')}
          type="number"
          inputMode="numeric"
          label={t('prices.why.guests')}
          min={limits.guests.min}
          max={limits.guests.max}
        />
        <TextField {...field('ages')} label={t('prices.why.ages')} placeholder="4, 9" />
        <TextField {...field('code')} label={t('prices.why.code')} autoCapitalize="characters" />
      </div>
      <section className={prices.preview} aria-label={t('prices.why.title')}>
        <p role="status">{quotedWords(explained, t, t('prices.why.nothing'), () => t('prices.why.lead'))}</p>
        {explained.status === 'ready' && <ExplainedPrice price={explained.quote} />}
      </section>
    </div>
  )
}

/** Body of the request; undefined if something is missing. */
const inputOf = ({
  roomId,
  checkIn,
  nights,
  guests,
  plan,
  ages,
  code,
}: Typed): StayExplanationInput | undefined => {
  const children = ages.split(/[\s,;，、]+/).filter(Boolean)
  const numbers = [nights, guests, ...children].map(Number)
  const isRight = numbers.every((one) => Number.isInteger(one) && one >= 0)
  if (!roomId || !checkIn || nights === '' || guests === '' || !isRight) return undefined
  return {
    roomId,
    checkIn,
    nights: Number(nights),
    guests: Number(guests),
    plan,
    ...(children.length > 0 && { children: children.map(Number) }),
    ...(code.trim() && { promotionCode: code }),
  }
}
