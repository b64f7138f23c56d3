import { describeForDevtools } from '@calm-rest/federation/devtools'
import type { WordsByLang } from '@calm-rest/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endPreview, type Preview, previewedVersion } from '../site/preview.ts'
import { ScreenWords } from '../site/screen-words.tsx'
import { useSite } from '../site/site.ts'
import * as styles from './release-badge.module.css'

// all three come with it: few ask for them, while every page carries the name and hash of each chunk
const words: WordsByLang = {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  de: () => import(/* webpackMode: "eager" */ './locales/de.json'),
  zh: () => import(/* webpackMode: "eager" */ './locales/zh.json'),
}

/** A whole set of releases, and nothing at all: `?mf-devtools=on` shows the badge, and fills what the devtools read. */
const namesNoRemote: ReadonlySet<string> = new Set(['composition', 'mf-devtools'])

/** Shows the releases of this page in a preview, with a link that ends it. */
export const ReleaseBadge = ({ preview }: { preview: Preview }) => (
  <ScreenWords namespace="releaseBadge" words={words}>
    <Badge preview={preview} />
  </ScreenWords>
)

const Badge = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('releaseBadge')
  const { federation } = useSite()
  const [releases, setReleases] = useState(federation.releases)
  useEffect(() => {
    const read = () => {
      setReleases(federation.releases())
      void describeForDevtools(federation.releases())
    }
    // offline it has those of the document
    federation.complete().then(read, read)
  }, [federation])
  const missing = Object.entries(preview)
    .map(([name, value]) => [name, previewedVersion(value)] as const)
    .filter(
      ([name, version]) =>
        !namesNoRemote.has(name) && federation.releaseOf(name)?.manifest.version !== version,
    )
  return (
    <aside className={styles.badge} aria-label={t('title')}>
      <details>
        <summary className={styles.title}>{t('title')}</summary>
        <dl className={styles.list}>
          {releases.map(({ manifest: { remote, version }, source }) => (
            <div key={remote} className={styles.row}>
              <dt>{remote}</dt>
              <dd>{`${version} · ${t(`source.${source}`)}`}</dd>
            </div>
          ))}
        </dl>
        {missing.map(([name, version]) => (
          <p key={name}>{t('missing', { name, version })}</p>
        ))}
        <p className={styles.id}>{t('composition', { id: federation.compositionId() })}</p>
        {Object.keys(preview).length > 0 && (
          // a new page, since the server composes it
          <a href={location.pathname} onClick={endPreview}>
            {t('end')}
          </a>
        )}
      </details>
    </aside>
  )
}
