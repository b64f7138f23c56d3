import type { Failure } from '@calm-rest/contract/api'
import type { StaffTextSection } from '@calm-rest/contract/staff'
import type { TextGroup, TextScreen } from '@calm-rest/contract/texts'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { Alert, Button, Card } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { isFailure } from '../api/staff-api.ts'
import { problemWords } from '../parts/problem-words.ts'
import { ProposeTexts } from '../translation/propose-texts.tsx'
import { useProposed } from '../translation/use-proposed.ts'
import { lacksTexts, withDrafts } from './content-edits.ts'
import { EntryFields } from './entry-fields.tsx'
import { TextFields } from './text-fields.tsx'
import * as styles from './texts.module.css'
import { useSectionDraft } from './use-section-draft.ts'

interface SectionFormProps {
  screen: TextScreen
  name: string
  group: TextGroup
  section: StaffTextSection
  /** Service that proposes translations. */
  translator: string | null
  /** The language that narrow screens show. */
  lang: Lang
  onLangChange: (lang: Lang) => void
  /** Reads the texts again. */
  reload: () => Promise<void>
}

/** One section of a screen, saved by itself. */
export const SectionForm = ({
  screen,
  name,
  group,
  section,
  translator,
  lang,
  onLangChange,
  reload,
}: SectionFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const id = useId()
  const draft = useSectionDraft(`${screen}-${name}`, section)
  const [isSaved, setSaved] = useState(false)
  const proposed = useProposed(`${screen}-${name}`)
  const spoken = usePropertyLanguages()
  // the service gets what is stored, and drafts fill what is empty now
  const canBeDrafted = (one: Lang) =>
    lacksTexts(group, section.content, one) && lacksTexts(group, draft.content, one)
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: async () => {
      const answer = await call('changeTexts', {
        params: { screen, section: name },
        body: { version: section.version, content: draft.content },
      })
      // takes the new version, so that the next attempt is based on it
      if (answer.ok || isFailure(answer, 'changed_meanwhile')) await reload()
      const wrong = answer.ok ? undefined : langOf(answer.failure)
      // a hidden field cannot have the focus
      if (wrong) flushSync(() => onLangChange(wrong))
      return answer
    },
    onSent: () => {
      draft.forget()
      proposed.clear()
      setSaved(true)
    },
  })
  const fields = {
    content: draft.content,
    lang,
    proposed,
    problemOf: (field: string) => problemWords(problems, field, t),
    set: (content: typeof draft.content) => {
      setSaved(false)
      draft.set(content)
    },
  }
  return (
    <Card>
      <form
        ref={ref}
        noValidate
        aria-labelledby={id}
        className={styles.form}
        onSubmit={submitted}
        onChange={edited}
      >
        <h3 id={id} className={styles.section}>
          {t(`texts.section.${name}`)}
        </h3>
        <TextFields {...fields} fields={group.fields} />
        {group.items && <EntryFields {...fields} items={group.items} />}
        <ProposeTexts
          service={translator}
          of={{ screen, section: name }}
          lacking={spoken.filter(canBeDrafted)}
          onDrafts={(drafts) => {
            const { content, filled } = withDrafts(draft.content, drafts)
            if (filled.length > 0) fields.set(content)
            proposed.add(filled)
            return filled.length
          }}
        />
        {draft.isContested && <Alert tone="warning">{t('texts.contested')}</Alert>}
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        {isSaved && !draft.isDirty && (
          <Alert tone="success" urgent={false}>
            {t('texts.saved')}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" busy={sending}>
            {t('property.save')}
          </Button>
          {draft.isDirty && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.forget()
                proposed.clear()
              }}
            >
              {t('property.discard')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** Language whose text the API refused. */
const langOf = (failure: Failure): Lang | undefined => {
  const [first] = (failure.kind === 'api' && failure.body.fields) || []
  return langs.find((lang) => first?.field.endsWith(`.${lang}`))
}
