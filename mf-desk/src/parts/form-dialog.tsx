import { DialogForm, type DialogFormProps } from './dialog-form.tsx'
import { Sheet } from './sheet.tsx'

interface FormDialogProps<Value> extends DialogFormProps<Value> {
  title: string
  onClose: () => void
}

/** Something to fill in and to send. It stays open where it was refused. */
export const FormDialog = <Value,>({ title, onClose, ...form }: FormDialogProps<Value>) => (
  <Sheet title={title} onClose={onClose}>
    <DialogForm {...form} />
  </Sheet>
)
