import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { WidgetAlone } from './widget-alone.tsx'
import { WidgetInstance } from './widget-instance.tsx'

// all three come with it: few ask for them, while every page carries the name and hash of each chunk
const words: WordsByLang = {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  de: () => import(/* webpackMode: "eager" */ './locales/de.json'),
  zh: () => import(/* webpackMode: "eager" */ './locales/zh.json'),
}

/**
 * /widgets/REMOTE/WIDGET shows one widget by itself, twice, with its example props: teams and the release gate use it. With
 * `?alone` it is there once, without the site around it.
 */
export const WidgetPage = () => (
  <ScreenWords namespace="widgetPage" words={words}>
    <Widget />
  </ScreenWords>
)

const Widget = () => {
  const { t } = useTranslation('widgetPage')
  const { remote = '', widget = '' } = useParams()
  const [search] = useSearchParams()
  const release = useSite().federation.releaseOf(remote)
  const props = release?.manifest.exampleProps[widget]
  if (search.has('alone')) {
    return <WidgetAlone remote={remote} widget={widget} exampleProps={props} theme={search.get('theme')} />
  }
  return (
    <>
      <PageHeader
        title={t('title', { widget })}
        lead={props ? t('lead', { remote, version: release?.manifest.version }) : t('unknown')}
      />
      {props &&
        [1, 2].map((number) => (
          <Section key={number} labelledBy={`instance-${number}`}>
            <WidgetInstance number={number} remote={remote} widget={widget} exampleProps={props} />
          </Section>
        ))}
    </>
  )
}
