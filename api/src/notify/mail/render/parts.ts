import { html } from 'hono/html'
import type { Fact, Part } from '../letter.ts'
import { fonts, type Paint } from './look.ts'

/** Escaped by `html`: a guest's words stay text. */
export type Html = ReturnType<typeof html>

const lines = (value: string): Html[] =>
  value.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))

export const paragraph = (
  { ink }: Pick<Paint, 'ink'>,
  value: string,
  font: string,
  color: 'text' | 'soft',
): Html[] =>
  value
    .split(/\n{2,}/)
    .map(
      (block) =>
        html`<p class="c-${color}" style="margin:0 0 16px;${font};${ink(color)}">${lines(block)}</p>`,
    )

const factRow = ({ ink, edge }: Paint, { label, value }: Fact) => {
  const cell = `padding:10px 0;border-top:1px solid ${edge('line')};vertical-align:top;text-align:left`
  return html`<tr>
<th scope="row" class="c-soft e-line" style="${cell};width:36%;padding-right:12px;font-weight:normal;${fonts.small};${ink('soft')}">${label}</th>
<td class="c-text e-line" style="${cell};font-weight:600;word-break:break-word;${fonts.small};${ink('text')}">${lines(value)}</td>
</tr>`
}

const button = (
  { ink, ground }: Paint,
  label: string,
  href: string,
) => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="g-accent" style="border-radius:999px;${ground('accent')}"><a href="${href}" class="c-onAccent" style="display:inline-block;padding:14px 28px;text-align:center;text-decoration:none;font-weight:600;${fonts.text};${ink('onAccent')}">${label}</a></td>
</tr></table>`

const blockquote = (paint: Paint, value: string) =>
  html`<div class="g-quote e-shallow" style="margin:0 0 24px;padding:16px 20px 1px;border-left:4px solid ${paint.edge('shallow')};${paint.ground('quote')}">${paragraph(paint, value, fonts.text, 'text')}</div>`

export const partHtml = (paint: Paint, part: Part): Html | Html[] => {
  switch (part.type) {
    case 'text':
      return paragraph(paint, part.text, fonts.text, 'text')
    case 'note':
      return paragraph(paint, part.text, fonts.small, 'soft')
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" width="100%" class="e-line" style="margin:8px 0 24px;border-bottom:1px solid ${paint.edge('line')};border-collapse:collapse">${part.rows.map((row) => factRow(paint, row))}</table>`
    case 'action':
      return button(paint, part.label, part.href)
    case 'quote':
      return blockquote(paint, part.text)
  }
}
