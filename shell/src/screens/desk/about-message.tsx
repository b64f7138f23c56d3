import type { DeskLink } from '@calm-rest/contract/api'
import { mailtoLink } from '@calm-rest/contract/email'
import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import * as styles from './desk.module.css'
import { Fact, Facts } from './facts.tsx'

type Message = Extract<DeskLink, { about: 'message' }>['message']

export const AboutMessage = ({ message }: { message: Message }) => {
  const { t, i18n } = useTranslation('desk')
  const { fullName, email, phone, createdAt } = message
  return (
    <>
      <Facts>
        <Fact name={t('fact.from')}>{fullName}</Fact>
        <Fact name={t('fact.email')}>
          <a href={mailtoLink(email)}>{email}</a>
        </Fact>
        {phone && (
          <Fact name={t('fact.phone')}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </Fact>
        )}
        <Fact name={t('fact.sent')}>{formatDateTime(i18n.language as Lang, createdAt, hotel.timeZone)}</Fact>
      </Facts>
      <blockquote className={styles.text}>{message.message}</blockquote>
    </>
  )
}
