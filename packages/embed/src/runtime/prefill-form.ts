import type { Prefill } from '../handover.ts'

const fields = ['firstName', 'lastName', 'email'] as const

/** Types into empty fields, so that the widget gets the same events as from a person. */
export const prefillForm = (root: ParentNode, prefill: Prefill | undefined): void => {
  for (const name of fields) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const value = prefill?.[name]
    if (!field || !value || field.value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
