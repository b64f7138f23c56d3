import type { ReviewSummary } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './filters.module.css'
import { languageNamer } from './language-namer.ts'
import type { ReviewListProps } from './load.ts'
import { SearchLink } from './search-link.tsx'

interface FiltersProps {
  lang: Lang
  search: ReviewListProps
  summary: ReviewSummary
}

const orders = ['newest', 'highest', 'lowest'] as const

/** Language, type of rooms and order of the reviews, as links. A choice of one is none. */
export const Filters = ({ lang, search, summary: { languages = [], roomTypes = [] } }: FiltersProps) => {
  const { t } = useTranslation()
  const nameOf = languageNamer(lang)
  const all = { value: undefined, label: t('filter.all'), count: undefined }
  return (
    <nav className={styles.filters} aria-label={t('filter.title')}>
      {(languages.length > 1 || search.writtenIn) && (
        <Choices
          lang={lang}
          label={t('filter.language')}
          chosen={search.writtenIn}
          choices={[
            all,
            ...languages.map((one) => ({ value: one.lang, label: nameOf(one.lang), count: one.count })),
          ]}
          searchOf={(writtenIn) => ({ ...search, writtenIn })}
        />
      )}
      {(roomTypes.length > 1 || search.roomType) && (
        <Choices
          lang={lang}
          label={t('filter.roomType')}
          chosen={search.roomType}
          choices={[
            all,
            ...roomTypes.map(({ roomType, count }) => ({
              value: roomType,
              label: t(`roomType.${roomType}`),
              count,
            })),
          ]}
          searchOf={(roomType) => ({ ...search, roomType })}
        />
      )}
      <Choices
        lang={lang}
        label={t('filter.sort')}
        chosen={search.sort}
        choices={orders.map((sort) => ({
          value: sort === 'newest' ? undefined : sort,
          label: t(`filter.${sort}`),
          count: undefined,
        }))}
        searchOf={(sort) => ({ ...search, sort })}
      />
    </nav>
  )
}

interface ChoicesProps<Value extends string> {
  lang: Lang
  label: string
  /** Undefined: the first. */
  chosen: Value | undefined
  choices: readonly { value: Value | undefined; label: string; count: number | undefined }[]
  searchOf: (value: Value | undefined) => ReviewListProps
}

const Choices = <Value extends string>({ lang, label, chosen, choices, searchOf }: ChoicesProps<Value>) => {
  const labelId = useId()
  return (
    <div className={styles.group}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul className={styles.choices} aria-labelledby={labelId}>
        {choices.map(({ value, label: name, count }) => (
          <li key={value ?? ''}>
            <SearchLink search={searchOf(value)} isChosen={value === chosen} className={styles.choice}>
              <span>{name}</span>{' '}
              {count !== undefined && <span className={styles.count}>{formatNumber(lang, count)}</span>}
            </SearchLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
