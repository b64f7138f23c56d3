import type { Account } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import * as styles from './account.module.css'
import { DetailsPart } from './details/details-part.tsx'
import { DownloadPart } from './download/download-part.tsx'
import { EmailPart } from './email/email-part.tsx'
import { PasswordPart } from './password/password-part.tsx'
import { RemovalPart } from './removal/removal-part.tsx'
import { useAccount } from './use-account.ts'

export const AccountSheet = ({ account: loaded, lang }: { account: Account; lang: Lang }) => {
  const { account, changed } = useAccount(loaded)
  return (
    <div className={styles.sheet}>
      <DetailsPart account={account} lang={lang} onChanged={changed} />
      <EmailPart account={account} />
      <PasswordPart account={account} onSet={() => changed({ ...account, hasPassword: true })} />
      <DownloadPart />
      <RemovalPart account={account} />
    </div>
  )
}
