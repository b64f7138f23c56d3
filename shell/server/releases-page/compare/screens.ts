import { langs } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { langNames } from '../words.ts'
import { type Choices, choiceAddress, themes, windowHeights } from './choices.ts'
import { type CompareFacts, type Side, widgetsOf } from './compare-facts.ts'
import { words } from './words.ts'

interface ChoiceGroup {
  label: string
  options: { name: string | ReturnType<typeof html>; choices: Choices; isChosen: boolean }[]
}

const groupsOf = (facts: CompareFacts, choices: Choices): ChoiceGroup[] => {
  const { t } = words[choices.lang]
  const group = <Name extends keyof Choices>(
    name: Name,
    values: readonly Choices[Name][],
    nameOf: (value: Choices[Name]) => ChoiceGroup['options'][number]['name'],
  ): ChoiceGroup => ({
    label: t(`choice.${name as keyof Choices}`),
    options: values.map((value) => ({
      name: nameOf(value),
      choices: { ...choices, [name]: value },
      isChosen: choices[name] === value,
    })),
  })
  const widths = Object.keys(windowHeights).map(Number) as Choices['width'][]
  return [
    group('widget', widgetsOf(facts), (widget) => widget),
    group('width', widths, (width) => t(`width.${width}`)),
    group('lang', langs, (lang) => html`<span lang="${lang}">${langNames[lang]}</span>`),
    group('theme', themes, (theme) => t(`theme.${theme}`)),
  ]
}

const choiceGroup = ({ remote, candidate }: CompareFacts, { label, options }: ChoiceGroup) =>
  html`<div class="compare-choice"><p>${label}</p><ul class="compare-options" aria-label="${label}">
${options.map(
  ({ name, choices, isChosen }) =>
    html`<li><a href="${choiceAddress({ remote, value: candidate.value }, choices)}"${isChosen ? html` aria-current="true"` : ''}>${name}</a></li>
`,
)}</ul></div>
`

/** A widget of a release in a sandboxed frame: the version's code cannot reach the reader's session. */
const screen = (remote: string, side: Side | undefined, role: 'live' | 'candidate', choices: Choices) => {
  const { lang, widget, width, theme } = choices
  const { t } = words[lang]
  const name = html`<strong>${t(role)}</strong>`
  if (!side?.manifest.exposes[widget]) {
    const why = side ? t('noWidget', { widget, version: side.version }) : t('nothingLive')
    return html`<figure><figcaption>${name} ${side?.version ?? ''}</figcaption><p class="compare-nothing">${why}</p></figure>`
  }
  const own = new URLSearchParams({ [remote]: side.value, lang })
  const page = `/widgets/${remote}/${encodeURIComponent(widget)}?`
  return html`<figure>
<figcaption>${name} ${side.version} <a href="${page + own}" target="_blank" rel="noopener" aria-label="${t('alone')}: ${t(role)} ${side.version}">${t('alone')}</a></figcaption>
<div class="compare-frame"><iframe src="${page + own}&amp;alone&amp;theme=${theme}" title="${t(role)} ${side.version}: ${widget}" width="${width}" height="${windowHeights[width]}" sandbox="allow-scripts" loading="lazy"></iframe></div>
</figure>`
}

/** Both releases side by side, with the same choice for both. */
export const screensSection = (facts: CompareFacts, choices: Choices) => {
  const { t } = words[choices.lang]
  const { remote, live, candidate } = facts
  return html`<section id="screens" aria-labelledby="screens-title">
<h2 id="screens-title">${t('screens')}</h2>
<nav class="compare-choices" aria-label="${t('choices')}">${groupsOf(facts, choices).map((group) => choiceGroup(facts, group))}</nav>
<div class="compare-screens" data-width="${choices.width}">
${screen(remote, live, 'live', choices)}
${screen(remote, candidate, 'candidate', choices)}
</div>
<p class="compare-note">${t('isolated')}</p>
</section>`
}
