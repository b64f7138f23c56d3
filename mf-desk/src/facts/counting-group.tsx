import { currencies } from '@calm-rest/contract/currencies'
import { localesOf } from '@calm-rest/i18n'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { FactsGroup, type FactsProps } from './facts-group.tsx'

/** In what amounts and nights are counted. A new property is proposed the time zone of this device. */
export const CountingGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const { currency, timeZone, isCountingFixed } = props.facts
  const proposed = timeZone === null ? { timeZone: zoneOfDevice() } : {}
  return (
    <FactsGroup {...props} name="counting" proposed={proposed} isFixed={isCountingFixed}>
      {(field) => (
        <>
          <SelectField {...field('currency')} required disabled={isCountingFixed}>
            {currency === null && <option value="">–</option>}
            <CurrencyOptions />
          </SelectField>
          <SelectField {...field('timeZone')} required disabled={isCountingFixed}>
            {timeZone === null && <option value="">–</option>}
            {zones(timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
          <p className={parts.soft}>{t(isCountingFixed ? 'facts.countingFixed' : 'facts.countingHint')}</p>
        </>
      )}
    </FactsGroup>
  )
}

/** All currencies by name, in the order of the language. */
const CurrencyOptions = () => {
  const lang = useLang()
  const names = new Intl.DisplayNames(localesOf(lang), { type: 'currency' })
  const { compare } = new Intl.Collator(localesOf(lang))
  const all = currencies
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
  return all.map(({ code, name }) => (
    <option key={code} value={code}>
      {name === code ? code : `${name} (${code})`}
    </option>
  ))
}

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zones that the browser knows, and the present one, which it may know by another name. */
const zones = (present: string | null): string[] =>
  [
    ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), zoneOfDevice(), ...(present ? [present] : [])]),
  ].sort()
