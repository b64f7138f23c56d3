import type { Failure } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'

/** Creates the booking's calendar file from its current state, and saves it. */
export const useCalendarFile = (token: string) => {
  const { api } = useHost()
  const [state, setState] = useState<'idle' | 'busy' | Failure>('idle')
  const download = async () => {
    setState('busy')
    const file = await api.bookings.calendarByLink({ token })
    if (!file.ok) return setState(file.failure)
    setState('idle')
    save(file.value.fileName, file.value.content)
  }
  return { state, download }
}

const save = (name: string, content: string) => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // browsers read the URL after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
