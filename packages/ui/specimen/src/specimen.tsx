import {
  Alert,
  Button,
  Card,
  CheckboxField,
  DateField,
  GoogleMark,
  Icon,
  icons,
  NumberField,
  PasswordField,
  SelectField,
  Skeleton,
  TextAreaField,
  TextField,
} from '../../src/index.ts'
import * as styles from './specimen.module.css'
import type { Words } from './words.ts'
export function Specimen({ t }: { t: Words }) {
  return (
    <main className={styles.page}>
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <div className={styles.row}>
        <Button>{t.book}</Button>
        <Button variant="secondary">{t.details}</Button>
        <Button variant="quiet">{t.more}</Button>
        <Button busy>{t.busy}</Button>
        <Button success>{t.done}</Button>
        <Button disabled>{t.off}</Button>
      </div>
      <div className={styles.grid}>
        <TextField label={t.name} required />
        <TextField label={t.email} hint={t.emailHint} error={t.emailError} />
        <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} />
        <SelectField label={t.room}>
          <option>A</option>
        </SelectField>
        <DateField label={t.checkIn} />
        <NumberField
          label={t.guests}
          value={2}
          onValueChange={() => {}}
          min={1}
          max={8}
          decrementLabel={t.fewer}
          incrementLabel={t.moreGuests}
        />
        <TextAreaField label={t.request} note={t.optional} />
        <CheckboxField label={t.remember} />
      </div>
      <div className={styles.grid}>
        {(['info', 'success', 'warning', 'danger'] as const).map((x) => (
          <Alert key={x} tone={x} title={t.sent} onDismiss={() => {}} dismissLabel={t.close}>
            {t.taken}
          </Alert>
        ))}
      </div>
      <div className={styles.grid}>
        <Card media={<Skeleton shape="picture" />} actions={<Button>{t.book}</Button>}>
          <h3>{t.roomName}</h3>
          <p>{t.roomText}</p>
        </Card>
        <Card tone="sand">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
      </div>
      <div className={styles.row}>
        {[...Object.values(icons)].map((d) => (
          <Icon key={d} draw={d} size="large" />
        ))}
        <GoogleMark />
      </div>
    </main>
  )
}
