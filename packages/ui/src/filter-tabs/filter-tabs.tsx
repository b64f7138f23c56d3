import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { isUnmodifiedClick } from '../unmodified-click.ts'
import * as styles from './filter-tabs.module.css'

export interface FilterTab<Value extends string> {
  value: Value
  label: ReactNode
  /** Address of the same page with this choice: for pages without scripts, and for a new tab. */
  href?: string | undefined
}

export interface FilterTabsProps<Value extends string> {
  /** Name of the row, e.g. "Room categories". */
  label: string
  tabs: readonly FilterTab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Id of the element with role="tabpanel" that the tabs filter. */
  panelId: string
  className?: string | undefined
}

/** Tabs by the ARIA pattern: one tab stop, arrows, Home and End; the choice follows the focus. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onValueChange, panelId, className } = props
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.value === value)

  const keyPressed = (event: KeyboardEvent) => {
    const target = event.key === ' ' ? current : targetOf(event.key, current, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    onValueChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, className)}
      onKeyDown={keyPressed}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          tab={tab}
          selected={tab.value === value}
          panelId={panelId}
          onChoose={() => onValueChange(tab.value)}
        />
      ))}
    </div>
  )
}

interface TabProps {
  tab: FilterTab<string>
  selected: boolean
  panelId: string
  onChoose: () => void
}

function Tab({ tab: { value, label, href }, selected, panelId, onChoose }: TabProps) {
  const look = {
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': panelId,
    tabIndex: selected ? 0 : -1,
    className: styles.tab,
  } as const
  if (href === undefined) {
    return (
      <button type="button" {...look} onClick={onChoose}>
        {label}
      </button>
    )
  }
  const clicked = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a href={href} {...look} data-early="filter" data-value={value} onClick={clicked}>
      {label}
    </a>
  )
}

const targetOf = (key: string, current: number, count: number) => {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
