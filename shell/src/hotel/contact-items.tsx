import { Icon, icons } from '@calm-rest/ui'
import { useSite } from '../site/site.ts'
import { mailUrl, telUrl, whatsAppUrl } from './contact-links.ts'

interface Styled {
  className: string | undefined
}

/** Telephone of the property, to call it; nothing until the owner has given it. */
export const PhoneLink = ({ className }: Styled) => {
  const { phone } = useSite().facts
  if (phone === '') return null
  return (
    <a href={telUrl(phone)} className={className}>
      <Icon draw={icons.phone} />
      <span>{phone}</span>
    </a>
  )
}

/** Address of the property, to write to it; nothing until the owner has given it. */
export const MailLink = ({ className }: Styled) => {
  const { email } = useSite().facts
  if (email === '') return null
  return (
    <a href={mailUrl(email)} className={className}>
      <Icon draw={icons.mail} />
      <span>{email}</span>
    </a>
  )
}

/** What the property has of both and of WhatsApp, as items of a list. */
export const ContactItems = ({ className }: Styled) => {
  const { phone, email, whatsapp } = useSite().facts
  return (
    <>
      {phone !== '' && (
        <li>
          <PhoneLink className={className} />
        </li>
      )}
      {whatsapp !== undefined && (
        <li>
          <a href={whatsAppUrl(whatsapp)} className={className} rel="noopener noreferrer">
            <Icon draw={icons.phone} />
            <span>{`WhatsApp ${whatsapp}`}</span>
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <MailLink className={className} />
        </li>
      )}
    </>
  )
}
