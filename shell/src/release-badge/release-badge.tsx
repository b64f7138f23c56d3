import { useTranslation } from 'react-i18next'
import { type AskedReleases, askedVersion, forgetAskedReleases } from '../site/asked-releases.ts'
import { ScreenWords } from '../site/screen-words.tsx'
import { useSite } from '../site/site.ts'
import * as styles from './release-badge.module.css'
import { words } from './words.ts'

/** Shows whoever tries other releases which ones this page has, and the way back. Nobody else ever sees it. */
export const ReleaseBadge = ({ asked }: { asked: AskedReleases }) => (
  <ScreenWords namespace="releaseBadge" words={words}>
    <Badge asked={asked} />
  </ScreenWords>
)

const Badge = ({ asked }: { asked: AskedReleases }) => {
  const { t } = useTranslation('releaseBadge')
  const { federation } = useSite()
  const releases = federation.releases()
  const missing = Object.entries(asked)
    .map(([name, value]) => [name, askedVersion(value)] as const)
    .filter(
      ([name, version]) => name !== 'composition' && federation.releaseOf(name)?.manifest.version !== version,
    )
  return (
    <aside className={styles.badge} aria-label={t('title')}>
      <details>
        <summary className={styles.title}>{t('title')}</summary>
        <dl className={styles.list}>
          {releases.map(({ manifest: { remote, version }, source }) => (
            <div key={remote} className={styles.row}>
              <dt>{remote}</dt>
              <dd>
                {version} · {t(`source.${source}`)}
              </dd>
            </div>
          ))}
        </dl>
        {missing.map(([name, version]) => (
          <p key={name}>{t('missing', { name, version })}</p>
        ))}
        <p className={styles.id}>{t('composition', { id: federation.compositionId() })}</p>
        {Object.keys(asked).length > 0 && (
          // a new page: what is live is composed by the server
          <a href={location.pathname} onClick={forgetAskedReleases}>
            {t('end')}
          </a>
        )}
      </details>
    </aside>
  )
}
