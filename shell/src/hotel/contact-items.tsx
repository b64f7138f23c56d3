import { hotel } from '@calm-rest/contract/hotel'
import { Icon, icons } from '@calm-rest/ui'
import { useFacts } from '../site/site.ts'
import { mailUrl, telUrl } from './contact-links.ts'

/** Telephone and mail of the property, as items of a list. */
export const ContactItems = ({ className }: { className: string | undefined }) => {
  const { phone } = useFacts()
  return (
    <>
      <li>
        <a href={telUrl(phone)} className={className}>
          <Icon draw={icons.phone} />
          {phone}
        </a>
      </li>
      <li>
        <a href={mailUrl(hotel.email)} className={className}>
          <Icon draw={icons.mail} />
          {hotel.email}
        </a>
      </li>
    </>
  )
}
