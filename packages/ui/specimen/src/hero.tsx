import { Button, Container, Icon, icons } from '../../src/index.ts'
import * as styles from './specimen.module.css'
import type { Words } from './words.ts'

export function Hero({ t }: { t: Words }) {
  return (
    <Container className={`${styles.stack} ${styles.hero}`}>
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <div className={styles.row}>
        <Button size="large" icon={<Icon draw={icons.calendar} />}>
          {t.book}
        </Button>
        <Button size="large" variant="secondary" href="#content">
          {t.details}
        </Button>
        <Button size="large" variant="quiet">
          {t.more}
          <Icon draw={icons.arrowRight} />
        </Button>
      </div>
      <div className={styles.row}>
        <Button busy>{t.busy}</Button>
        <Button success>{t.done}</Button>
        <Button disabled>{t.off}</Button>
        <Button size="small">{t.book}</Button>
        <Button size="small" variant="secondary">
          {t.details}
        </Button>
      </div>
    </Container>
  )
}
