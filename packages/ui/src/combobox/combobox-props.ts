import type { ComponentProps } from 'react'
import type { FieldProps } from '../field/field.tsx'

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'role'> & {
    value: string
    onValueChange: (value: string) => void
    options: readonly string[]
    maxSuggestions: number
  }
