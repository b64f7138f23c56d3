import { EmptyState, FilterTabs, icons } from '@calm-rest/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useOlder } from '../api/use-older.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { OlderButton } from '../parts/older-button.tsx'
import { Page } from '../parts/page.tsx'
import { OneMessage, OneReview } from './linked.tsx'
import { MessageList } from './message-list.tsx'
import { ReviewCard } from './review-card.tsx'

/** Each with its right. */
const tabs = [
  { value: 'open', right: 'answer messages' },
  { value: 'messages', right: 'answer messages' },
  { value: 'reviews', right: 'judge reviews' },
] as const
type Tab = (typeof tabs)[number]['value']

interface MessagesViewProps {
  /** The message or the review that a link leads to, alone. */
  message: number | undefined
  review: string | undefined
}

/** Guests' messages to the property, and their reviews. */
export const MessagesView = ({ message, review }: MessagesViewProps) => {
  if (message !== undefined) return <OneMessage key={message} id={message} />
  if (review !== undefined) return <OneReview key={review} id={review} />
  return <Lists />
}

const Lists = () => {
  const { t } = useTranslation()
  const panelId = useId()
  const may = useMay()
  const offered = tabs.filter(({ right }) => may(right))
  const [tab, setTab] = useState<Tab>(offered[0]?.value ?? 'open')
  return (
    <Page width="text">
      <FilterTabs
        label={t('section.messages')}
        tabs={offered.map(({ value }) => ({ value, label: t(`messages.tab.${value}`) }))}
        value={tab}
        onValueChange={setTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`messages.tab.${tab}`)}>
        {tab === 'reviews' ? <Reviews /> : <MessageList key={tab} isOpen={tab === 'open'} />}
      </div>
    </Page>
  )
}

const Reviews = () => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { answer, reload } = useAnswer('listReviews', { query: {} })
  const older = useOlder({
    answer,
    idOf: ({ _id }) => _id,
    read: (before) => call('listReviews', { query: { before } }),
  })
  const onChanged = () => {
    older.startAnew()
    void reload()
  }
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {() =>
        older.items.length === 0 ? (
          <EmptyState draw={icons.star}>{t('messages.noReviews')}</EmptyState>
        ) : (
          <>
            <CardList>
              {older.items.map((review) => (
                <li key={review._id}>
                  <ReviewCard review={review} onChanged={onChanged} />
                </li>
              ))}
            </CardList>
            <OlderButton label={t('messages.olderReviews')} older={older} />
          </>
        )
      }
    </Answered>
  )
}
