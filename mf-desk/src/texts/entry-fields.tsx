import type { TextItems } from '@calm-rest/contract/texts'
import { langs } from '@calm-rest/contract/widget'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName, nameOfEntry, withEntryUp, withNewEntry, withoutEntry } from './content-edits.ts'
import { type Edited, TextFields } from './text-fields.tsx'
import * as styles from './texts.module.css'

type EntryFieldsProps = Edited & { items: TextItems }

/** Entries of a section, such as places nearby: written, moved, added and taken away. */
export const EntryFields = ({ items, ...edited }: EntryFieldsProps) => {
  const { t } = useTranslation()
  const { content, set } = edited
  const entries = content.items ?? []
  return (
    <>
      {entries.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that an entry has
        <Entry key={at} {...edited} items={items} at={at} />
      ))}
      {entries.length < items.most && (
        <Button
          variant="secondary"
          size="small"
          icon={<Icon draw={icons.plus} />}
          onClick={() => set(withNewEntry(content))}
        >
          {t('texts.add')}
        </Button>
      )}
    </>
  )
}

/** Folded, unless it is new or the API refuses it: the focus goes to its field. */
const Entry = ({ items, at, ...edited }: EntryFieldsProps & { at: number }) => {
  const { t } = useTranslation()
  const { content, set, lang, problemOf } = edited
  const details = useRef<HTMLDetailsElement>(null)
  const own = nameOfEntry(content, at, items, lang)
  const name = own || t('texts.entry', { number: at + 1 })
  const [isNew] = useState(own === '')
  const isRefused = Object.keys(items.fields).some((field) =>
    langs.some((one) => problemOf(fieldName({ entry: at, field }, one))),
  )
  useLayoutEffect(() => {
    if (isRefused && details.current) details.current.open = true
  }, [isRefused])
  return (
    <details ref={details} open={isNew} className={styles.entry}>
      <summary className={styles.legend}>{name}</summary>
      <div className={styles.form}>
        <TextFields {...edited} fields={items.fields} entry={at} />
        <div className={styles.buttons}>
          {at > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('texts.moveUp', { name })}
              onClick={() => set(withEntryUp(content, at))}
            >
              {t('texts.up')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t('texts.removeNamed', { name })}
            onClick={() => set(withoutEntry(content, at))}
          >
            {t('texts.remove')}
          </Button>
        </div>
      </div>
    </details>
  )
}
