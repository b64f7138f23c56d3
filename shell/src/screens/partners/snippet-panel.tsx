import type { Lang } from '@calm-rest/contract/widget'
import { type SnippetForm, type SnippetLoader, snippetFiles, snippetForms } from '@calm-rest/embed/snippet'
import { Alert, FilterTabs } from '@calm-rest/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ScreenLink } from '../../links/screen-link.tsx'
import { useSite } from '../../site/site.ts'
import type { Choice } from './choice.ts'
import { CodeBlock } from './code-block.tsx'
import { elementsOf } from './elements-of.ts'
import * as styles from './partners.module.css'
import type { ChosenLoader } from './use-loader.ts'

interface SnippetPanelProps {
  choice: Choice
  loader: ChosenLoader
}

/** Names of what they are for, the same in every language. */
const labels: Record<SnippetForm, string> = {
  html: 'HTML',
  wordpress: 'WordPress',
  react: 'React',
  vue: 'Vue',
}

/** Snippet to copy, for the kind of page that it goes into. */
export const SnippetPanel = ({ choice, loader }: SnippetPanelProps) => {
  const { t, i18n } = useTranslation('partners')
  const { origin } = useSite()
  const { search } = useLocation()
  const panelId = useId()
  const [form, setForm] = useState<SnippetForm>(() => formFrom(search))
  const { url, integrity }: SnippetLoader = loader
  const snippet = {
    site: origin,
    lang: i18n.language as Lang,
    loader: { url, integrity },
    elements: elementsOf(choice),
  }
  const hrefOf = (value: SnippetForm) => {
    const query = new URLSearchParams(search)
    query.set('form', value)
    return `/partners?${query}`
  }
  return (
    <div className={styles.snippet}>
      <h3>{t('snippet.copy')}</h3>
      <FilterTabs
        label={t('snippet.forms')}
        tabs={snippetForms.map((value) => ({ value, label: labels[value], href: hrefOf(value) }))}
        value={form}
        onValueChange={setForm}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={labels[form]} className={styles.files}>
        <p className={styles.note}>{t(`snippet.notes.${form}`)}</p>
        {loader.failed && <Alert tone="warning">{t('snippet.noHash')}</Alert>}
        {snippetFiles(form, snippet).map(({ name, code }) => (
          <CodeBlock key={name} name={name} code={code} />
        ))}
        <p className={styles.note}>{t('snippet.link')}</p>
        <p className={styles.note}>
          <span>{t('snippet.id')}</span> <ScreenLink to="/contact">{t('snippet.contact')}</ScreenLink>
        </p>
      </div>
    </div>
  )
}

const formFrom = (search: string): SnippetForm => {
  const asked = new URLSearchParams(search).get('form')
  return snippetForms.find((form) => form === asked) ?? 'html'
}
