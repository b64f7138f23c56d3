import type { StaffMessage } from '@calm-rest/contract/staff'
import { EmptyState, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useOlder } from '../api/use-older.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { OlderButton } from '../parts/older-button.tsx'
import * as parts from '../parts/parts.module.css'
import { CloseChosen } from './close-messages.tsx'
import { MessageCard } from './message-card.tsx'

const idOf = ({ id }: StaffMessage) => id

/** Messages, the newest first; several that need no answer are closed together. */
export const MessageList = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const filter = isOpen ? { open: 'true' as const } : {}
  const { answer, reload } = useAnswer('listMessages', { query: filter })
  const older = useOlder({
    answer,
    idOf,
    read: (before) => call('listMessages', { query: { ...filter, before } }),
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const onChanged = async () => {
    setChosen(new Set())
    older.startAnew()
    await reload()
  }
  const openIds = older.items.filter(({ answeredAt }) => answeredAt === null).map(idOf)
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? id : [])))
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {() =>
        older.items.length === 0 ? (
          <EmptyState draw={icons.mail}>{t('messages.none')}</EmptyState>
        ) : (
          <>
            <CardList>
              {older.items.map((message) => (
                <li key={message.id}>
                  <MessageCard
                    message={message}
                    onChanged={onChanged}
                    choice={{
                      isChosen: chosen.has(message.id),
                      onChoose: (isChosen) => choose(message.id, isChosen),
                    }}
                  />
                </li>
              ))}
            </CardList>
            <OlderButton label={t('messages.older')} older={older} />
            {chosen.size > 0 && (
              <div className={parts.foot}>
                <CloseChosen
                  openIds={openIds}
                  onChanged={onChanged}
                  ids={openIds.filter((id) => chosen.has(id))}
                  onAll={() => setChosen(new Set(openIds))}
                />
              </div>
            )}
          </>
        )
      }
    </Answered>
  )
}
