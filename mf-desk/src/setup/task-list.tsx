import type { SetupItem, SetupTask } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { classNames, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { type Section, toSection } from '../navigation/sections.ts'
import { languageName } from '../parts/language-name.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './setup.module.css'

/** Where a task is done; the others are done on this page, or where the site runs. */
const places = {
  facts: 'property',
  room: 'property',
  texts: 'property',
  pages: 'texts',
  passkey: 'me',
  legal: 'property',
} as const satisfies Partial<Record<SetupTask, Section>>

const isPlaced = (task: SetupTask): task is keyof typeof places => task in places

const circle = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z'

/** Tasks in their order, each with whether it is done, and the way to where it is done. */
export const TaskList = ({ items }: { items: readonly SetupItem[] }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.tasks}>
      {items.map((item) => (
        <li key={item.task} className={styles.task} data-task={item.task}>
          <span className={classNames(styles.sign, item.isDone && styles.done)}>
            <Icon
              draw={item.isDone ? icons.check : circle}
              label={t(item.isDone ? 'setup.done' : 'setup.toDo')}
            />
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{t(`setup.task.${item.task}`)}</p>
            {!item.isDone && <Missing item={item} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What to do, and where. */
const Missing = ({ item: { task, langs, references, legal, unwritten } }: { item: SetupItem }) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const names = [
    ...langs.map((lang) => languageName(pageLang, lang)),
    ...legal.map((name) => t(`facts.legal.${name}`)),
  ].join(', ')
  return (
    <>
      <p className={styles.hint}>{t(`setup.how.${task}`, { names })}</p>
      {unwritten.length > 0 && (
        <p className={styles.hint}>
          {t('setup.unwritten', { names: unwritten.map((page) => t(`texts.screen.${page}`)).join(', ') })}
        </p>
      )}
      {isPlaced(task) && (
        <HostLink to={toSection({ section: places[task] })} className={styles.link}>
          {t(`setup.go.${task}`)}
        </HostLink>
      )}
      {references.map((reference) => (
        <HostLink key={reference} to={toSection({ section: 'stay', reference })} className={styles.link}>
          {reference}
        </HostLink>
      ))}
    </>
  )
}
