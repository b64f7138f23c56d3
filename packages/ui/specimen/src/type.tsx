import type { Words } from './words.ts'

export function Type({ t }: { t: Words }) {
  return (
    <>
      <h2>{t.title}</h2>
      <h3>{t.roomName}</h3>
      <h4>{t.categoriesLabel}</h4>
      <p>
        {t.lead} <em>{t.quote}</em> <a href="#content">{t.more}</a>. <strong>{t.sent}</strong>
      </p>
      <p>
        <small>{t.emailHint}</small>
      </p>
    </>
  )
}
