import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../hotel/address-lines.tsx'
import { ContactItems } from '../../hotel/contact-items.tsx'
import { CopyAddress } from '../../hotel/copy-address.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './address-block.module.css'

export const AddressBlock = () => {
  const { t } = useTranslation('location')
  return (
    <div className={styles.block}>
      <h2 id="location-address">{t('address')}</h2>
      <address className={styles.address}>
        <span className={styles.name}>{useSite().facts.name}</span>
        <AddressLines />
      </address>
      <CopyAddress
        words={{ copy: t('copy.do'), done: t('copy.done'), marked: t('copy.marked') }}
        className={styles.copy}
      />
      <ul className={styles.contact}>
        <ContactItems className={styles.link} />
      </ul>
    </div>
  )
}
