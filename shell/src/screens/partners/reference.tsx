import { useTranslation } from 'react-i18next'
import { type Entry, type Part, reference } from './described.ts'
import * as styles from './reference.module.css'

const parts = ['attributes', 'members', 'events', 'properties', 'parts'] as const satisfies readonly Part[]

/** All attributes, properties and events of the elements, from the custom-elements.json that editors read. */
export const Reference = () => {
  const { t } = useTranslation('partners')
  return (
    <>
      <h2 id="partners-reference">{t('reference.title')}</h2>
      {parts.map((part) => (
        <section key={part} aria-labelledby={`partners-${part}`} className={styles.part}>
          <h3 id={`partners-${part}`}>{t(`reference.titles.${part}`)}</h3>
          <p className={styles.note}>{t(`reference.notes.${part}`)}</p>
          <Entries part={part} entries={reference[part]} />
        </section>
      ))}
    </>
  )
}

const Entries = ({ part, entries }: { part: Part; entries: readonly Entry[] }) => {
  const { t } = useTranslation('partners')
  const hasTypes = entries.some(({ type }) => type !== '')
  return (
    <table className={styles.table} aria-labelledby={`partners-${part}`}>
      <thead>
        <tr>
          <th scope="col">{t('reference.columns.name')}</th>
          {hasTypes && (
            <th scope="col">{t(`reference.columns.${part === 'events' ? 'detail' : 'values'}`)}</th>
          )}
          <th scope="col">{t('reference.columns.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, type, usual, of }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {of && <span className={styles.of}>{t('reference.of', { element: of })}</span>}
            </th>
            {hasTypes && (
              <td>
                <code>{type}</code>
                {usual && <span className={styles.of}>{t('reference.usual', { value: usual })}</span>}
              </td>
            )}
            <td>{t(`reference.${part}.${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
