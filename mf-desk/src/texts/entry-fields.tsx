import type { TextItems } from '@calm-rest/contract/texts'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { nameOfEntry, withEntryUp, withNewEntry, withoutEntry } from './content-edits.ts'
import { type Edited, TextFields } from './text-fields.tsx'
import * as styles from './texts.module.css'

/** Entries of a section, such as places nearby: written, moved, added and taken away. */
export const EntryFields = ({ items, ...edited }: Edited & { items: TextItems }) => {
  const { t } = useTranslation()
  const { content, set, lang } = edited
  const entries = content.items ?? []
  return (
    <>
      {entries.map((_, at) => {
        const name = nameOfEntry(content, at, items, lang) || t('texts.entry', { number: at + 1 })
        return (
          // entries have no identity: one that moves takes its texts along
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that an entry has
          <fieldset key={at} className={styles.entry}>
            <legend className={styles.legend}>{name}</legend>
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
          </fieldset>
        )
      })}
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
