import type { Result } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import {
  type BookingFlood,
  type FloodReviewsInput,
  type ReviewFlood,
  staffLimits,
} from '@calm-rest/contract/staff'
import { formatDate, formatDateTime } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { moment } from '../parts/moment.ts'
import { useLang } from '../use-lang.ts'
import { FloodCard } from './flood-card.tsx'

type ReviewStatuses = FloodReviewsInput['reviews']

/** Bookings and reviews that arrived in unusual numbers, for a member who may undo them; empty on normal days. */
export const FloodNotices = () => {
  const may = useMay()
  return may('decide money') && may('judge reviews') ? <OpenFloods /> : null
}

const OpenFloods = () => {
  const { answer, reload } = useAnswer('readFloods', {})
  const [hidden, setHidden] = useState<ReviewStatuses>([])
  if (answer.status !== 'ready') return null
  const { bookings, reviews } = answer.value
  return (
    <>
      {hidden.length > 0 && (
        <HiddenReviews
          before={hidden}
          onDone={() => {
            setHidden([])
            return reload()
          }}
        />
      )}
      {bookings && <BookingNotice flood={bookings} onDone={reload} />}
      {reviews && <ReviewNotice flood={reviews} onHidden={setHidden} onDone={reload} />}
    </>
  )
}

/** Sends a list in as many calls as needed, one after the other; stops at the first failure. */
export const inBatches = async <Item, Value>(
  items: readonly Item[],
  send: (batch: Item[]) => Promise<Result<Value>>,
): Promise<Result<undefined>> => {
  for (let at = 0; at < items.length; at += staffLimits.floodBatch) {
    const result = await send(items.slice(at, at + staffLimits.floodBatch))
    if (!result.ok) return result
  }
  return { ok: true, value: undefined }
}

/** `10:02` if both are on the same day, otherwise with the date. */
const useSpan = ({ from, until }: { from: string; until: string }) => {
  const lang = useLang()
  const dayOf = (at: string) => formatDateTime(lang, at, hotel.timeZone, { dateStyle: 'short' })
  const time = formatDateTime(lang, until, hotel.timeZone, { timeStyle: 'short' })
  return { from: moment(lang, from), until: dayOf(from) === dayOf(until) ? time : moment(lang, until) }
}

const useApprove = () => {
  const { call } = useDesk()
  return (kind: 'references' | 'reviews', keys: readonly string[]) =>
    inBatches(keys, (batch) => call('approveFlood', { body: { [kind]: batch } }))
}

interface NoticeProps<Flood> {
  flood: Flood
  onDone: () => Promise<void>
}

const BookingNotice = ({ flood, onDone }: NoticeProps<BookingFlood>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const approve = useApprove()
  const { count, nights, networks, bookings } = flood
  const day = (date: string) => formatDate(lang, date, { day: 'numeric', month: 'short', year: 'numeric' })
  const from = t('flood.networks', { count: networks })
  return (
    <FloodCard
      title={t('flood.bookings', { count, networks: from, ...useSpan(flood) })}
      lead={t('flood.bookingsLead', { count: nights })}
      items={bookings.map(({ reference, name, email, roomType, checkIn, checkOut }) => ({
        key: reference,
        title: name === '' ? reference : name,
        about: `${email} · ${roomType} · ${day(checkIn)} – ${day(checkOut)}`,
      }))}
      undoLabel={(number) => t('flood.cancel', { count: number })}
      consequence={t('flood.consequence')}
      undo={async (chosen, rest) => {
        const cancelled = await inBatches(chosen, (references) =>
          call('cancelFlood', { body: { references } }),
        )
        return cancelled.ok ? approve('references', rest) : cancelled
      }}
      onDone={onDone}
    />
  )
}

const ReviewNotice = ({
  flood,
  onHidden,
  onDone,
}: NoticeProps<ReviewFlood> & { onHidden: (before: ReviewStatuses) => void }) => {
  const { t } = useTranslation()
  const setAll = useSetReviews()
  const approve = useApprove()
  const { count, networks, reviews } = flood
  const from = t('flood.networks', { count: networks })
  return (
    <FloodCard
      title={t('flood.reviews', { count, networks: from, ...useSpan(flood) })}
      lead={t('flood.reviewsLead')}
      items={reviews.map(({ id, name, rating, title, review }) => ({
        key: id,
        title: `${'★'.repeat(rating)} ${title}`,
        about: `${name}: ${review.slice(0, 120)}`,
      }))}
      undoLabel={(number) => t('flood.hide', { count: number })}
      undo={async (chosen, rest) => {
        const before = reviews
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, status }) => ({ id, status }))
        const done = await setAll(before.map(({ id }) => ({ id, status: 'hidden' })))
        // also after a failure: the earlier batches are hidden
        if (before.length > 0) onHidden(before)
        if (!done.ok) return done
        return approve('reviews', rest)
      }}
      onDone={onDone}
    />
  )
}

const useSetReviews = () => {
  const { call } = useDesk()
  return (wanted: ReviewStatuses): Promise<Result<undefined>> =>
    inBatches(wanted, (reviews) => call('setFloodReviews', { body: { reviews } }))
}

/** Restores the former status of each review. */
const HiddenReviews = ({ before, onDone }: { before: ReviewStatuses; onDone: () => Promise<void> }) => {
  const { t } = useTranslation()
  const setAll = useSetReviews()
  const { busy, problem, act } = useAct<undefined>(onDone)
  const undo = (
    <Button variant="secondary" busy={busy} onClick={() => void act(() => setAll(before))}>
      {t('flood.undo')}
    </Button>
  )
  return (
    <Alert tone={problem ? 'danger' : 'success'} action={undo}>
      {problem ?? t('flood.hidden', { count: before.length })}
    </Alert>
  )
}
