import type { DeskLink } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { Alert, Button, TextAreaField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site/site.ts'
import * as styles from './desk.module.css'

interface DeskFormProps {
  token: string
  link: DeskLink
  onUsed: (link: DeskLink) => void
}

/** Form with a single button; for a message, with a field for the reply. */
export const DeskForm = ({ token, link, onUsed }: DeskFormProps) => {
  const { t } = useTranslation('desk')
  const { api } = useSite()
  const words = `${link.about}.${link.action}`
  const { ref, submitted, edited, problems, result, sending } = useForm<DeskLink>({
    send: async (data) => {
      const reply = textOf(data, 'reply')
      const result = await api.desk.use({ token, ...(reply && { reply }) })
      if (result.ok) onUsed(result.value)
      return result
    },
  })
  const { reply: problem } = problems
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      {link.about === 'message' ? (
        <TextAreaField
          name="reply"
          label={t('message.reply.label')}
          hint={t('message.reply.hint', { email: link.message.email })}
          error={problem && t([`problem.${problem}`, 'problem.other'])}
          required
          rows={8}
          maxLength={limits.text.message}
        />
      ) : (
        <p>{t(`${words}.means`)}</p>
      )}
      {result?.ok === false && (
        <Alert tone="danger">
          {(result.failure.kind === 'api' && result.failure.body.error) || t('failed')}
        </Alert>
      )}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('sending') : t(`${words}.do`)}
      </Button>
    </form>
  )
}
