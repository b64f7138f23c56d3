import type { StaffStay } from '@calm-rest/contract/staff'
import { isCalendarDate } from '@calm-rest/contract/stay'
import { HostButton } from '@calm-rest/federation/widget'
import { Alert } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../api/use-today.ts'
import { toSection } from '../navigation/sections.ts'
import { guestOf, unitOf } from '../parts/stay-names.ts'
import * as styles from './walk-in.module.css'
import { WalkInForm } from './walk-in-form.tsx'

interface WalkInProps {
  room?: string | undefined
  unit?: number | undefined
  night?: string | undefined
}

/** Somebody at the door, or on the telephone: from a free night of the chart, or from here. */
export const WalkInView = ({ room, unit, night }: WalkInProps) => {
  const { t } = useTranslation()
  const [booked, setBooked] = useState<StaffStay>()
  const today = useToday()
  // input survives midnight
  const [begun] = useState(today)
  if (booked) {
    const { reference } = booked
    return (
      <div className={styles.done}>
        <Alert tone="success" title={t('walkIn.done', { name: guestOf(booked) })}>
          <span>{`${unitOf(booked)} · ${reference}`}</span>
        </Alert>
        <HostButton to={toSection({ section: 'stay', reference })} wide>
          {t('chart.open')}
        </HostButton>
        <HostButton to={toSection({ section: 'chart' })} variant="secondary" wide>
          {t('walkIn.toChart')}
        </HostButton>
      </div>
    )
  }
  const checkIn = isCalendarDate(night) ? night : begun
  return (
    <WalkInForm
      key={`${room} ${unit} ${checkIn}`}
      begin={{ key: room && unit ? `${room} ${unit}` : undefined, checkIn }}
      today={today}
      onBooked={setBooked}
    />
  )
}
