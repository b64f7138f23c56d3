import type { RoomPhotographs } from '@calm-rest/contract/staff'
import { Alert, VisuallyHidden } from '@calm-rest/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { PhotographCard } from './photograph-card.tsx'
import * as styles from './photographs.module.css'
import { placesOf, withMoved } from './photographs-in-order.ts'
import { RemovedCard } from './removed-card.tsx'
import { useReorder } from './use-reorder.ts'

interface PhotographGridProps {
  room: RoomPhotographs
  reload: () => Promise<void>
}

/** The photographs of a room in their order, which a hand changes by dragging and by buttons. */
export const PhotographGrid = ({ room, reload }: PhotographGridProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(reload)
  const list = useRef<HTMLUListElement>(null)
  const pressedButton = useRef<Element>(null)
  const [justRemoved, setJustRemoved] = useState<number>()
  const [said, setSaid] = useState('')
  const { roomId, version, photographs } = room
  const stored = photographs.map(({ id }) => id)
  // shown at once, until the server confirms it
  const [wanted, setWanted] = useState<readonly number[]>()
  const { carried, pressed } = useReorder({ list, onDropped: (id, position) => void move(id, position) })

  const move = async (id: number, position: number) => {
    // one after the other: the next is on the order that the last one made
    if (busy) return
    pressedButton.current = document.activeElement
    const next = withMoved(stored, id, position)
    if (next.every((other, i) => other === stored[i])) return
    setWanted(next)
    const params = { roomId, id }
    const isDone = await act(() => call('movePhotograph', { params, body: { version, position } }))
    if (!isDone) await reload()
    setWanted(undefined)
    if (isDone) setSaid(t('photographs.moved', { position, count: stored.length }))
  }
  const remove = async (id: number) => {
    setJustRemoved(id)
    await act(() => call('removePhotograph', { params: { roomId, id } }))
  }
  const restore = (id: number) => act(() => call('restorePhotograph', { params: { roomId, id } }))

  const order = wanted ?? (carried ? withMoved(stored, carried.id, carried.position) : stored)
  const orderKey = order.join(' ')
  // an element that changes its place loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each other order
  useLayoutEffect(() => {
    const button = pressedButton.current
    if (button instanceof HTMLElement && list.current?.contains(button)) button.focus()
    pressedButton.current = null
  }, [orderKey])

  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ul ref={list} className={styles.grid} aria-label={t('photographs.list')}>
        {placesOf(room, order).map((place) => {
          const { photograph } = place
          return 'removed' in place ? (
            <RemovedCard
              key={photograph.id}
              photograph={photograph}
              busy={busy}
              isNew={photograph.id === justRemoved}
              onRestore={(id) => void restore(id)}
            />
          ) : (
            <PhotographCard
              key={photograph.id}
              photograph={photograph}
              busy={busy}
              position={place.position}
              count={photographs.length}
              isCarried={carried?.id === photograph.id}
              onPressed={pressed}
              onMove={(id, position) => void move(id, position)}
              onRemove={(id) => void remove(id)}
            />
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
