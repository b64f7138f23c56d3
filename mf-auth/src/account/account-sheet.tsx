import type { Account } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import * as styles from './account.module.css'
import { DetailsSection } from './details-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RemovalSection } from './removal-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { useAccount } from './use-account.ts'

export const AccountSheet = ({ account: loaded, lang }: { account: Account; lang: Lang }) => {
  const { account, changed } = useAccount(loaded)
  return (
    <div className={styles.sheet}>
      <DetailsSection account={account} lang={lang} onChanged={changed} />
      <EmailSection account={account} />
      <PasswordSection account={account} onSet={() => changed({ ...account, hasPassword: true })} />
      <ServicesSection lang={lang} />
      <DownloadSection />
      <RemovalSection account={account} />
    </div>
  )
}
