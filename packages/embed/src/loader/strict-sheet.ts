/**
 * With `isolation`, the element itself is out of the page's reach from its first moment: no outside rule is
 * more important.
 */
const css =
  ':host([isolation=strict]){all:initial!important;display:block!important}:host([hidden]){display:none!important}'

let sheet: CSSStyleSheet | undefined

export const strictSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
