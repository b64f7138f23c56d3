import { useState } from 'react'
import {
  Button,
  CheckboxField,
  Combobox,
  DateField,
  GoogleMark,
  NativeDateField,
  NumberField,
  PasswordField,
  RatingInput,
  SelectField,
  TextAreaField,
  TextField,
} from '../../src/index.ts'
import * as styles from './specimen.module.css'
import type { Words } from './words.ts'

const countries = ['Austria', 'Germany', 'Italy', 'Latvia', 'Malaysia', 'Malta', 'Sri Lanka', 'Switzerland']

export function Fields({ t }: { t: Words }) {
  const [country, setCountry] = useState('')
  const [guests, setGuests] = useState<number | undefined>(2)
  const [rating, setRating] = useState(4)
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.form}>
        <TextField label={t.name} required autoComplete="given-name" defaultValue="Zoë" />
        <TextField
          label={t.email}
          type="email"
          required
          autoComplete="email"
          defaultValue="name@"
          hint={t.emailHint}
          error={t.emailError}
        />
        <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} defaultValue="palm grove" />
        <Combobox
          label={t.country}
          value={country}
          onValueChange={setCountry}
          options={countries}
          maxSuggestions={5}
        />
        <SelectField label={t.room}>
          {t.categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <DateField label={t.checkIn} openLabel={t.open} onOpen={() => {}} defaultValue="01/07/2027" />
        <NativeDateField label={t.checkIn} written="1 Jul 2027" defaultValue="2027-07-01" />
        <NumberField
          label={t.guests}
          value={guests}
          onValueChange={setGuests}
          min={1}
          max={8}
          decrementLabel={t.fewer}
          incrementLabel={t.moreGuests}
        />
        <TextField label={t.name} disabled defaultValue="Zoë" />
        <RatingInput label={t.rating} value={rating} onValueChange={setRating} starLabel={t.star} />
      </div>
      <div className={styles.form}>
        <TextAreaField label={t.request} note={t.optional} placeholder={t.roomText} />
        <div className={styles.stack}>
          <CheckboxField label={t.remember} defaultChecked />
          <CheckboxField label={t.remember} error={t.off} required />
          <Button wide>{t.book}</Button>
          <Button wide variant="secondary" icon={<GoogleMark />}>
            Google
          </Button>
        </div>
      </div>
    </form>
  )
}
