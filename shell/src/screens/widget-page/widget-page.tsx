import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { WidgetInstance } from './widget-instance.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "widget-page-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "widget-page-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "widget-page-zh" */ './locales/zh.json'),
}

/** /widgets/REMOTE/WIDGET shows one widget by itself, twice, with its example props. Teams and the release gate use it. */
export const WidgetPage = () => (
  <ScreenWords namespace="widgetPage" words={words}>
    <Instances />
  </ScreenWords>
)

const Instances = () => {
  const { t } = useTranslation('widgetPage')
  const { remote = '', widget = '' } = useParams()
  const release = useSite().federation.releaseOf(remote)
  const props = release?.manifest.exampleProps[widget]
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
