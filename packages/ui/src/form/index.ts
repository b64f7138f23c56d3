export { isEmailShaped } from './email-shape.ts'
export type { Problem, Problems } from './problems.ts'
export { textOf } from './text-of.ts'
export { type FormOptions, useForm } from './use-form.ts'
