import { hotel } from '@calm-rest/contract/hotel'
import { useTranslation } from 'react-i18next'

/** How to reach a person, within a sentence. */
export const HouseContact = () => {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <a href={`tel:${hotel.phone.replaceAll(' ', '')}`}>{hotel.phone}</a> {t('card.or')}{' '}
      <a href={`mailto:${hotel.email}`}>{hotel.email}</a>
    </>
  )
}
