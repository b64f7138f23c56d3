import * as styles from './monogram.module.css'

/** The first letters of a name's first and last word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words[0] ?? ''
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first + last).toUpperCase()
}

/** Stands for a portrait: initials on a disc like the evening sun. */
export const Monogram = ({ name }: { name: string }) => (
  <span aria-hidden="true" translate="no" className={styles.monogram}>
    {initialsOf(name)}
  </span>
)
