import { SelectField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { type Choice, isTaken, type WrittenField, widgets } from './choice.ts'
import * as styles from './choice-form.module.css'
import { useRooms } from './use-rooms.ts'

interface ChoiceFormProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

const wide: ReadonlySet<keyof Choice> = new Set(['widget', 'script'])

/** Fields of what a partner chooses; each shows at once in the page beside and in the snippet. */
export const ChoiceForm = ({ choice, onChange }: ChoiceFormProps) => {
  const { t } = useTranslation('partners')
  const rooms = useRooms()
  const set = (name: keyof Choice) => (event: { target: { value: string } }) =>
    onChange({ ...choice, [name]: event.target.value })
  const select = (name: keyof Choice, options: readonly (readonly [value: string, label: string])[]) => (
    <SelectField
      label={t(`fields.${name}`)}
      name={name}
      value={choice[name]}
      onChange={set(name)}
      className={wide.has(name) ? styles.wide : undefined}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
  const text = (name: WrittenField) => (
    <TextField
      label={t(`fields.${name}`)}
      name={name}
      value={choice[name]}
      onChange={set(name)}
      error={isTaken(choice, name) ? undefined : t(`wrong.${name}`)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
  const categories = [...new Set(rooms.map(({ category }) => category))]
  const counts = (most: number) =>
    Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)] as const)
  return (
    <form className={styles.form} aria-label={t('fields.title')} onSubmit={(event) => event.preventDefault()}>
      {select(
        'widget',
        widgets.map((name) => [name, t(`widgets.${name}`)]),
      )}
      {select('language', [
        ['', t('languages.around')],
        ['en', 'English'],
        ['de', 'Deutsch'],
        ['zh', '中文'],
      ])}
      {select('theme', [
        ['auto', t('themes.auto')],
        ['light', t('themes.light')],
        ['dark', t('themes.dark')],
      ])}
      {text('partner')}
      {choice.widget !== 'rooms' && (
        <>
          {text('checkIn')}
          {text('checkOut')}
          {select('guests', [['', t('any.guests')], ...counts(8)])}
          {select('room', [['', t('any.room')], ...rooms.map(({ _id, name }) => [_id, name] as const)])}
        </>
      )}
      {choice.widget !== 'booking' && (
        <>
          {select('category', [['', t('any.category')], ...categories.map((name) => [name, name] as const)])}
          {select('limit', [['', t('any.limit')], ...counts(12)])}
          {select('layout', [
            ['grid', t('layouts.grid')],
            ['list', t('layouts.list')],
          ])}
        </>
      )}
      {text('campaign')}
      {select('script', [
        ['moving', t('scripts.moving')],
        ['pinned', t('scripts.pinned')],
      ])}
    </form>
  )
}
