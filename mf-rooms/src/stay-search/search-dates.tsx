import { useHost } from '@calm-rest/federation/widget'
import { NativeDateField, useCalendarPress } from '@calm-rest/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchCalendar as Calendar } from './search-calendar.tsx'
import { writtenOut } from './written-out.ts'

export interface SearchDatesProps {
  checkIn: string
  checkOut: string
  error: (field: 'checkIn' | 'checkOut') => string | undefined
}

const fetchCalendar = () => import(/* webpackChunkName: "search-calendar" */ './search-calendar.tsx')

const names = ['checkIn', 'checkOut'] as const

/**
 * The two dates. They are the browser's own fields, and work without a script; with one, a press opens the
 * property's calendar with the lowest price of each night, whose code is loaded on demand.
 */
export const SearchDates = ({ checkIn, checkOut, error }: SearchDatesProps) => {
  const { t } = useTranslation()
  const { lang } = useHost()
  const { inputs, dates, read, write } = useDates({ checkIn, checkOut })
  const { Shown, isOpen, open, close } = useCalendar(inputs.checkIn)
  const press = useCalendarPress(open)
  return (
    <>
      {names.map((name) => (
        <NativeDateField
          key={name}
          ref={inputs[name]}
          name={name}
          label={t(`search.${name}`)}
          defaultValue={name === 'checkIn' ? checkIn : checkOut}
          written={writtenOut(lang, dates[name])}
          error={error(name)}
          {...press}
          onChange={read}
          onFocus={fetchAhead}
          onPointerEnter={fetchAhead}
        />
      ))}
      {isOpen && Shown && (
        <Shown
          dates={dates}
          guests={guestsIn(inputs.checkIn.current?.form)}
          lang={lang}
          anchor={inputs.checkIn}
          onDates={write}
          onClose={close}
        />
      )}
    </>
  )
}

const fetchAhead = () => {
  fetchCalendar().catch(() => {})
}

const guestsIn = (form: HTMLFormElement | null | undefined) =>
  Number(form ? new FormData(form).get('guests') : undefined) || undefined

/** The fields have the dates, since they are submitted without a script, too; this is their content. */
const useDates = (begin: { checkIn: string; checkOut: string }) => {
  const inputs = { checkIn: useRef<HTMLInputElement>(null), checkOut: useRef<HTMLInputElement>(null) }
  const [dates, setDates] = useState(begin)
  const read = () =>
    setDates({
      checkIn: inputs.checkIn.current?.value ?? '',
      checkOut: inputs.checkOut.current?.value ?? '',
    })
  // what was typed before it was hydrated
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, [])
  const write = (chosen: typeof begin) => {
    for (const name of names) {
      const input = inputs[name].current
      if (input) input.value = chosen[name]
    }
    setDates(chosen)
  }
  return { inputs, dates, read, write }
}

/** Opens the calendar once its code has loaded; if that fails, the browser's own. */
const useCalendar = (field: { current: HTMLInputElement | null }) => {
  const [Shown, setShown] = useState<typeof Calendar>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return
    const idle = requestIdleCallback(fetchAhead)
    return () => cancelIdleCallback(idle)
  }, [])
  const open = (input: HTMLInputElement) => {
    fetchCalendar().then(
      ({ SearchCalendar, styles, adoptStyles }) => {
        if (!field.current) return
        adoptStyles(field.current, styles)
        setShown(() => SearchCalendar)
        setOpen(true)
      },
      () => input.showPicker?.(),
    )
  }
  return { Shown, isOpen, open, close: () => setOpen(false) }
}
