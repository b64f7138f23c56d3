import { setHotel } from '@calm-rest/contract/hotel'
import type { StaffFacts } from '@calm-rest/contract/staff'
import { useForm } from '@calm-rest/ui/form'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { problemWords } from '../parts/problem-words.ts'
import { changeOf, type FactName, type FactValues, valuesOf } from './fact-values.ts'

interface GroupOptions {
  facts: StaffFacts
  reload: () => Promise<void>
  /** Values that are saved with the group, unless others are chosen. */
  proposed?: Partial<FactValues> | undefined
  /** Problems that another field of the group can correct, too. */
  alsoClears?: Readonly<Partial<Record<FactName, FactName>>> | undefined
}

type Edited = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/**
 * Fields of one group, saved together. Unsaved input stays; every other field shows the API's latest value, so that
 * changes of others are not overwritten.
 */
export const useFactsGroup = ({ facts, reload, proposed = {}, alsoClears = {} }: GroupOptions) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [typed, setTyped] = useState(proposed)
  const [isSaved, setSaved] = useState(false)
  const values: FactValues = valuesOf(facts)
  const form = useForm({
    send: async () => {
      const body = { ...changeOf(typed, values), version: facts.version }
      const sent = await call('changeFacts', { body })
      // this page counts in them from now on, too
      if (sent.ok && sent.value.currency !== null && sent.value.timeZone !== null)
        setHotel({ currency: sent.value.currency, timeZone: sent.value.timeZone })
      if (sent.ok || sent.failure.kind === 'api') await reload()
      return sent
    },
    onSent: () => {
      // input during the save is not saved yet
      setTyped((now) => typedSince(typed, now))
      setSaved(true)
    },
    alsoClears,
  })
  const fill = (values: Partial<FactValues>) => {
    setSaved(false)
    setTyped((before) => ({ ...before, ...values }))
  }
  return {
    form,
    isSaved: isSaved && Object.keys(typed).length === 0,
    /** Fills fields in, as typing does. */
    fill,
    field: (name: FactName) => ({
      name,
      label: t(`facts.${name}`),
      value: typed[name] ?? values[name],
      error: problemWords(form.problems, name, t),
      onChange: ({ currentTarget: { value } }: Edited) => fill({ [name]: value }),
    }),
  }
}

const typedSince = (sent: Partial<FactValues>, now: Partial<FactValues>): Partial<FactValues> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as FactName]))
