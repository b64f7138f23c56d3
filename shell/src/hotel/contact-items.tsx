import { hotel } from '@calm-rest/contract/hotel'
import { Icon, icons } from '@calm-rest/ui'
import { useSite } from '../site/site.ts'
import { mailUrl, telUrl } from './contact-links.ts'

interface Styled {
  className: string | undefined
}

/** Telephone of the property, to call it. */
export const PhoneLink = ({ className }: Styled) => {
  const { phone } = useSite().facts
  return (
    <a href={telUrl(phone)} className={className}>
      <Icon draw={icons.phone} />
      <span>{phone}</span>
    </a>
  )
}

/** Address of the property, to write to it. */
export const MailLink = ({ className }: Styled) => (
  <a href={mailUrl(hotel.email)} className={className}>
    <Icon draw={icons.mail} />
    <span>{hotel.email}</span>
  </a>
)

/** Both, as items of a list. */
export const ContactItems = ({ className }: Styled) => (
  <>
    <li>
      <PhoneLink className={className} />
    </li>
    <li>
      <MailLink className={className} />
    </li>
  </>
)
