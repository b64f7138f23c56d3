import { Sheet } from './sheet.tsx'
import { SheetForm, type SheetFormProps } from './sheet-form.tsx'

export interface FormDialogProps<Value> extends SheetFormProps<Value> {
  title: string
  onClose: () => void
}

/** Something to fill in and to send. It stays open where it was refused. */
export const FormDialog = <Value,>({ title, onClose, ...form }: FormDialogProps<Value>) => (
  <Sheet title={title} onClose={onClose}>
    <SheetForm {...form} />
  </Sheet>
)
