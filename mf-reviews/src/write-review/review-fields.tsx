import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { Button, Combobox, RatingInput, TextAreaField, TextField } from '@calm-rest/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryNames } from '../countries.ts'
import { StayFields } from './stay-fields.tsx'
import type { ReviewForm } from './use-review.ts'
import * as styles from './write-review.module.css'

interface ReviewFieldsProps {
  form: ReviewForm
  lang: Lang
  /** The stay of the link is not known yet. */
  waits: boolean
  /** The outcome of sending, above the button. */
  children: ReactNode
}

export const ReviewFields = ({ form, lang, waits, children }: ReviewFieldsProps) => {
  const { t } = useTranslation()
  const { choices, chosen, sending, initial } = form
  const problem = (field: string): string | undefined => {
    const code = form.problems[field]
    return code && t([`problem.${code}`, 'problem.other'], { max: limits.stayDuration.max })
  }
  const countries = useMemo(() => countryNames(lang), [lang])
  const field = (name: string) => ({
    name,
    label: t(`write.${name}`),
    error: problem(name),
    required: true,
    ...initial.look(name),
  })
  const text = (name: string) => ({ ...field(name), defaultValue: initial.values[name] })
  return (
    <form
      ref={form.ref}
      method="post"
      noValidate
      onSubmit={form.submitted}
      onChange={form.edited}
      className={styles.form}
    >
      <TextField {...text('name')} autoComplete="name" maxLength={limits.text.name} />
      <Combobox
        {...field('country')}
        autoComplete="country-name"
        maxLength={limits.text.country}
        options={countries}
        maxSuggestions={limits.countrySuggestions.review}
        value={choices.country}
        onValueChange={(country) => chosen('country', country)}
      />
      <RatingInput
        {...field('rating')}
        value={choices.rating}
        onValueChange={(rating) => chosen('rating', rating)}
        starLabel={(stars) => t('write.stars', { count: stars })}
        max={limits.rating.max}
        className={styles.whole}
      />
      <TextField {...text('reviewTitle')} maxLength={limits.text.title} className={styles.whole} />
      <TextAreaField {...text('review')} rows={5} maxLength={limits.text.review} className={styles.whole} />
      <StayFields field={field} form={form} />
      {children && <div className={styles.whole}>{children}</div>}
      <Button type="submit" size="large" busy={sending} disabled={waits} className={styles.submit}>
        {sending ? t('write.sending') : t('write.submit')}
      </Button>
    </form>
  )
}
