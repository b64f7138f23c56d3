import { SelectField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { type Choice, isTaken, type WrittenField } from './choice.ts'
import * as styles from './choice-form.module.css'

export interface ChoiceFormProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

export type Options = readonly (readonly [value: string, label: string])[]

const wide: ReadonlySet<keyof Choice> = new Set(['widget', 'script'])

/** Fields of a choice by name: from a list, or typed, with a note about an invalid value. */
export const useChoiceFields = ({ choice, onChange }: ChoiceFormProps) => {
  const { t } = useTranslation('partners')
  const wiring = (name: keyof Choice) => ({
    label: t(`fields.${name}`),
    name,
    value: choice[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...choice, [name]: event.target.value }),
  })
  const select = (name: keyof Choice, options: Options) => (
    <SelectField {...wiring(name)} className={wide.has(name) ? styles.wide : undefined}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
  const text = (name: WrittenField) => (
    <TextField
      {...wiring(name)}
      error={isTaken(choice, name) ? undefined : t(`wrong.${name}`)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
  return { select, text }
}
