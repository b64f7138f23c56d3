import { EmptyState, FilterTabs, icons } from '@calm-rest/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { Page } from '../parts/page.tsx'
import { MessageCard } from './message-card.tsx'
import { ReviewCard } from './review-card.tsx'

const tabs = ['open', 'messages', 'reviews'] as const
type Tab = (typeof tabs)[number]

/** What guests write: to the house, and of it. */
export const MessagesView = () => {
  const { t } = useTranslation()
  const panelId = useId()
  const [tab, setTab] = useState<Tab>('open')
  return (
    <Page width="text">
      <FilterTabs
        label={t('section.messages')}
        tabs={tabs.map((value) => ({ value, label: t(`messages.tab.${value}`) }))}
        value={tab}
        onValueChange={setTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`messages.tab.${tab}`)}>
        {tab === 'reviews' ? <Reviews /> : <Messages key={tab} isOpen={tab === 'open'} />}
      </div>
    </Page>
  )
}

const Messages = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listMessages', { query: isOpen ? { open: 'true' } : {} })
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(messages) =>
        messages.length === 0 ? (
          <EmptyState draw={icons.mail}>{t('messages.none')}</EmptyState>
        ) : (
          <CardList>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} onChanged={reload} />
              </li>
            ))}
          </CardList>
        )
      }
    </Answered>
  )
}

const Reviews = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listReviews', { query: {} })
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState draw={icons.star}>{t('messages.noReviews')}</EmptyState>
        ) : (
          <CardList>
            {reviews.map((review) => (
              <li key={review._id}>
                <ReviewCard review={review} onChanged={() => void reload()} />
              </li>
            ))}
          </CardList>
        )
      }
    </Answered>
  )
}
