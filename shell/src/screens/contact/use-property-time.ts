import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const refreshMs = 10_000

/** Weekday and time at the property; nothing before the first effect, since a server's clock is not now. */
export const usePropertyTime = (): string | undefined => {
  const { i18n } = useTranslation()
  const [iso, setIso] = useState<string>()
  useEffect(() => {
    const look = () => setIso(new Date().toISOString())
    look()
    const timer = setInterval(look, refreshMs)
    return () => clearInterval(timer)
  }, [])
  return (
    iso &&
    formatDateTime(i18n.language as Lang, iso, hotel.timeZone, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
  )
}
