import type { Figures } from '@calm-rest/contract/staff'
import { countryNamer, formatNumber } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import * as tables from '../parts/table.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang, useSiteLang } from '../use-lang.ts'
import * as styles from './figures.module.css'

/** Guests and their nights by nationality, for the authority's monthly form. */
export const Nationalities = ({ figures: { from, until, nationalities } }: { figures: Figures }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const siteLang = useSiteLang()
  const may = useMay()
  const nameOf = countryNamer(lang)
  const sumOf = (figure: 'guests' | 'guestNights') => nationalities.reduce((sum, row) => sum + row[figure], 0)
  return (
    <Titled title={t('figures.nationalities')}>
      {nationalities.length === 0 ? (
        <p>{t('figures.noGuests')}</p>
      ) : (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('nationality.name')}</th>
              <th scope="col">{t('figures.guests')}</th>
              <th scope="col">{t('figures.guestNights')}</th>
            </tr>
          </thead>
          <tbody>
            {nationalities.map(({ nationality, guests, guestNights }) => (
              <tr key={nationality ?? ''}>
                <th scope="row">{nationality === null ? t('nationality.unknown') : nameOf(nationality)}</th>
                <td>{formatNumber(lang, guests)}</td>
                <td>{formatNumber(lang, guestNights)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('nationality.all')}</th>
              <td>{formatNumber(lang, sumOf('guests'))}</td>
              <td>{formatNumber(lang, sumOf('guestNights'))}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className={styles.means}>{t('figures.means.nationalities')}</p>
      {may('export') && (
        <Button
          variant="secondary"
          size="small"
          href={`/api/staff/nationalities.csv?${new URLSearchParams({ from, until, lang: siteLang })}`}
          download
          className={styles.csv}
        >
          {t('figures.nationalitiesCsv')}
        </Button>
      )}
    </Titled>
  )
}
