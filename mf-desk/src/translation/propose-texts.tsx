import type { StaffTranslation, TranslationInput } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './propose-texts.module.css'

type Drafts = StaffTranslation['drafts']

/** Host of the service that proposes translations; null without one, and until that is known. */
export const useTranslator = (): string | null => {
  const { answer } = useAnswer('readTranslator', {})
  return answer.status === 'ready' ? answer.value.host : null
}

interface ProposeTextsProps {
  /** Of `useTranslator`: without a service nothing is offered. */
  service: string | null
  of: TranslationInput['of']
  /** Languages that lack texts. */
  lacking: readonly Lang[]
  /** Puts drafts into empty fields, and returns how many. */
  onDrafts: (drafts: Drafts) => number
}

/** A button for each language that lacks texts. Guests see nothing of a draft until it is saved. */
export const ProposeTexts = ({ service, of, lacking, onDrafts }: ProposeTextsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const [asked, setAsked] = useState<Lang>()
  const [count, setCount] = useState<number>()
  const { busy, problem, act } = useAct<StaffTranslation>(({ drafts }) => setCount(onDrafts(drafts)))
  if (service === null) return null
  const propose = (to: Lang) => {
    setAsked(to)
    setCount(undefined)
    void act(() => call('proposeTexts', { body: { to, of } }))
  }
  return (
    <div className={styles.propose}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {count !== undefined && (
        <Alert tone={count > 0 ? 'success' : 'warning'} urgent={false}>
          {t(count > 0 ? 'texts.proposed' : 'texts.proposedNone', { count })}
        </Alert>
      )}
      {lacking.length > 0 && (
        <>
          <div className={styles.buttons}>
            {lacking.map((to) => (
              <Button
                key={to}
                variant="secondary"
                size="small"
                busy={busy && asked === to}
                onClick={() => propose(to)}
              >
                {t('texts.propose', { lang: languageName(lang, to) })}
              </Button>
            ))}
          </div>
          <p className={parts.soft}>{t('texts.proposeHint', { host: service })}</p>
        </>
      )}
    </div>
  )
}
