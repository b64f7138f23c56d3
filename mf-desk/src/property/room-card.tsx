import type { ListedRoomType } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { Badge, Picture } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toSection } from '../navigation/sections.ts'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './room-card.module.css'

/** A room type as guests see it; the card links to its editor. */
export const RoomCard = ({ room }: { room: ListedRoomType }) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const [isBroken, setBroken] = useState(false)
  const { roomId, roomType, status, guests, units, picture, missing, isExample } = room
  return (
    <HostLink to={toSection({ section: 'property', room: roomId })} className={styles.card}>
      <span className={styles.picture}>
        {picture && !isBroken && (
          <Picture
            picture={picture}
            urlOf={(path) => path}
            alt=""
            sizes="112px"
            loading="lazy"
            onBroken={() => setBroken(true)}
          />
        )}
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{roomType}</strong>
        <span className={parts.facts}>
          <span>{t('property.units', { count: units })}</span>
          <span>{t('guests', { count: guests })}</span>
        </span>
        {status !== 'offered' && (
          <Badge tone={status === 'draft' ? 'sea' : 'sand'}>{t(`property.status.${status}`)}</Badge>
        )}
        {isExample && <Badge tone="sand">{t('property.example')}</Badge>}
        {missing.map((lang) => (
          <Badge key={lang} tone="sun">
            {t('property.missingIn', { lang: languageName(pageLang, lang) })}
          </Badge>
        ))}
      </span>
    </HostLink>
  )
}
