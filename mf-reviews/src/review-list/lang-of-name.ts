/** A voice of another language leaves Chinese characters out; names of Japan and Korea may be written with them, too. */
export const langOfName = (name: string, textLang: string | undefined) => {
  if (!/\p{Script=Han}/u.test(name)) return undefined
  return textLang === 'zh' ? textLang : ''
}
