import { useState } from 'react'
import {
  Alert,
  AlertDialog,
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  icons,
  VisuallyHidden,
} from '../../src/index.ts'
import { Scene } from './scene.tsx'
import * as styles from './specimen.module.css'
import type { Words } from './words.ts'

export function Feedback({ t }: { t: Words }) {
  const [dismissed, setDismissed] = useState(false)
  return (
    <div className={styles.stack}>
      <div className={styles.form}>
        <Alert>{t.emailHint}</Alert>
        <Alert tone="success" title={t.sent} />
        <Alert tone="warning" action={<Button size="small">{t.again}</Button>}>
          {t.taken}
        </Alert>
        {!dismissed && (
          <Alert tone="danger" title={t.taken} onDismiss={() => setDismissed(true)} dismissLabel={t.close}>
            {t.dates}
          </Alert>
        )}
      </div>
      <div className={styles.form}>
        <EmptyState draw={icons.quote} action={<Button variant="quiet">{t.book}</Button>}>
          {t.empty}
        </EmptyState>
        <ErrorState retryLabel={t.again} onRetry={() => setDismissed(false)}>
          {t.failed}
        </ErrorState>
      </div>
      <Dialogs t={t} />
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </div>
  )
}

function Dialogs({ t }: { t: Words }) {
  const [open, setOpen] = useState<'alert' | 'confirm' | 'panel' | 'picture'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.row}>
      <Button variant="secondary" data-opens="alert" onClick={() => setOpen('alert')}>
        {t.open}: AlertDialog
      </Button>
      <Button variant="secondary" data-opens="confirm" onClick={() => setOpen('confirm')}>
        {t.open}: ConfirmDialog
      </Button>
      <Button variant="secondary" data-opens="panel" onClick={() => setOpen('panel')}>
        {t.open}: Dialog
      </Button>
      <Button variant="secondary" data-opens="picture" onClick={() => setOpen('picture')}>
        {t.open}: Dialog fullscreen
      </Button>
      <AlertDialog open={open === 'alert'} onClose={close} tone="danger" okLabel={t.ok}>
        {t.dates}
      </AlertDialog>
      <Confirm t={t} open={open === 'confirm'} onClose={close} />
      <Dialog open={open === 'panel'} onClose={close} title={t.roomName} closeLabel={t.close}>
        <p>{t.roomText}</p>
      </Dialog>
      <Dialog
        open={open === 'picture'}
        onClose={close}
        title={t.roomName}
        closeLabel={t.close}
        variant="fullscreen"
      >
        <div className={styles.picture}>
          <Scene />
        </div>
      </Dialog>
    </div>
  )
}

/** The first try fails after a moment, the second one succeeds. */
function Confirm({ t, open, onClose }: { t: Words; open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking')
  const confirm = () => {
    if (step === 'failed') return leave()
    setStep('busy')
    setTimeout(() => setStep('failed'), 300)
  }
  const leave = () => {
    setStep('asking')
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={leave}
      onConfirm={confirm}
      title={t.ask}
      keepLabel={t.close}
      confirmLabel={step === 'busy' ? t.busy : t.ok}
      busy={step === 'busy'}
      error={step === 'failed' && t.failed}
    >
      {t.cannotUndo}
    </ConfirmDialog>
  )
}
