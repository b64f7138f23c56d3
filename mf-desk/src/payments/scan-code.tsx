import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './scan-code.module.css'

/** Squares of the code, row by row: dark ones are true. */
type Rows = boolean[][]

/** Light squares around the code, which readers need. */
const border = 4

const pathOf = (rows: Rows): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

interface ScanCodeProps {
  /** What is encoded. */
  code: string
  /** In words. */
  label: string
}

/** A QR code, dark on light in every theme. The library comes when it is needed. */
export const ScanCode = ({ code, label }: ScanCodeProps) => {
  const { t } = useTranslation()
  const [rows, setRows] = useState<Rows | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        const { default: encode } = await import('qr')
        return encode(code, 'raw', { ecc: 'medium', border })
      } catch {
        return 'failed' as const
      }
    }
    void draw().then((drawn) => isCurrent && setRows(drawn))
    return () => {
      isCurrent = false
    }
  }, [code])
  if (rows === 'failed') return <p role="status">{t('payment.codeFailed')}</p>
  const size = rows?.length ?? 0
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      {rows && <path d={pathOf(rows)} />}
    </svg>
  )
}
