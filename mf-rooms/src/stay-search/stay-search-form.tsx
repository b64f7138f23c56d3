import { limits } from '@calm-rest/contract/limits'
import type { StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Card, SelectField } from '@calm-rest/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChildrenField } from './children-field.tsx'
import { QueryForm } from './query-form.tsx'
import { SearchDates } from './search-dates.tsx'
import * as styles from './stay-search-form.module.css'

interface StaySearchFormProps {
  search: StaySearch
  /** The open tab, which a search keeps. */
  category?: string | undefined
  /** Whether ages of children can make another price. */
  asksForChildren?: boolean | undefined
  /** Codes by the names of the fields. */
  problems?: Readonly<Record<string, string>> | undefined
}

const { min, max } = limits.guests
const guestCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** Dates and guests. Its answer is the address of the rooms with them: it works without a script. */
export const StaySearchForm = ({ category, ...fields }: StaySearchFormProps) => {
  const { t } = useTranslation()
  const host = useHost()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readSearch(new FormData(event.currentTarget))
    host.report({ type: 'searched', ...wanted })
    host.events?.send('stay-chosen@1', wanted)
    host.navigate({ screen: 'rooms', category, ...wanted })
  }
  return (
    <Card tone="sand">
      <search>
        <QueryForm
          to={{ screen: 'rooms', category }}
          label={t('search.label')}
          submitLabel={t('search.submit')}
          className={styles.form}
          submitClassName={styles.submit}
          onSubmit={submit}
        >
          <SearchFields {...fields} />
        </QueryForm>
      </search>
    </Card>
  )
}

const SearchFields = ({ search, asksForChildren, problems = {} }: Omit<StaySearchFormProps, 'category'>) => {
  const { t } = useTranslation()
  const { checkIn = '', checkOut = '', guests = limits.guests.default, children = '' } = search
  const error = (field: string) => {
    const code = problems[field]
    return code
      ? t([`search.problem.${code}`, 'search.problem.other'], { age: limits.childAge.max })
      : undefined
  }
  // the keys make other dates, by a link or by Back, stand in the fields
  return (
    <>
      <SearchDates key={`dates ${checkIn} ${checkOut}`} checkIn={checkIn} checkOut={checkOut} error={error} />
      <SelectField
        key={`guests ${guests}`}
        name="guests"
        label={t('search.guests')}
        defaultValue={guests}
        error={error('guests')}
      >
        {guestCounts.map((count) => (
          <option key={count} value={count}>
            {t('search.guestCount', { count })}
          </option>
        ))}
      </SelectField>
      {(asksForChildren || children) && (
        <ChildrenField key={`children ${children}`} defaultValue={children} error={error('children')} />
      )}
    </>
  )
}

/** Fields of the search form; without both dates nothing is searched for, and nothing stays in the address. */
const readSearch = (data: FormData): StaySearch => {
  const text = (name: string) => String(data.get(name) ?? '') || undefined
  const checkIn = text('checkIn')
  const checkOut = text('checkOut')
  if (checkIn === undefined && checkOut === undefined) return {}
  return { checkIn, checkOut, guests: Number(text('guests')) || undefined, children: text('children') }
}
