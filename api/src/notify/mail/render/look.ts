import { type Hex, tokensOf } from '@calm-rest/contract/look'

/** The poster's inks, light and dark. Mail programs support no custom properties and few style sheets. */
const inks = {
  page: ['#F6EDD9', '#08191F'],
  card: ['#FFFDF7', '#12303A'],
  text: ['#14262D', '#F6EDD9'],
  soft: ['#4A5D62', '#B9CFCA'],
  line: ['#E9DABA', '#27474F'],
  link: ['#0F4C5C', '#9FD0CA'],
  accent: ['#A33B19', '#F2A56F'],
  onAccent: ['#FCF8EE', '#14262D'],
  quote: ['#F6EDD9', '#0C222B'],
  sky: ['#FBDDC3', '#4A2A1C'],
  sun: ['#F3C355', '#F3C355'],
  shallow: ['#79B5B2', '#3B8488'],
  sea: ['#1F7A85', '#1A6570'],
  deep: ['#0F4C5C', '#0F4C5C'],
  onSea: ['#FCF8EE', '#F6EDD9'],
  onSeaSoft: ['#CFE5DF', '#B9CFCA'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type Ink = keyof typeof inks
type Inks = Record<Ink, readonly [light: string, dark: string]>

const sans =
  "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"
const serif = "Georgia,'Times New Roman','Songti SC','Noto Serif CJK SC',SimSun,serif"

export const fonts = {
  text: `font-family:${sans};font-size:16px;line-height:1.6`,
  small: `font-family:${sans};font-size:14px;line-height:1.55`,
  heading: `font-family:${serif};font-size:28px;line-height:1.25;font-weight:normal`,
  name: `font-family:${serif};font-size:24px;line-height:1.2`,
} as const

/** The inks of a property with a colour of its own, as its pages have them. */
const inksOf = (accent: Hex): Inks => {
  const tokens = tokensOf(accent)
  const of = (name: keyof typeof tokens) => [tokens[name].light, tokens[name].dark] as const
  const darkOf = (ink: Ink, name: keyof typeof tokens) => [inks[ink][0], tokens[name].dark] as const
  return {
    page: darkOf('page', 'surface-sunken'),
    card: darkOf('card', 'surface-raised'),
    text: inks.text,
    soft: darkOf('soft', 'on-sea-soft'),
    line: darkOf('line', 'border'),
    link: of('link'),
    accent: of('accent'),
    onAccent: of('on-accent'),
    quote: darkOf('quote', 'surface'),
    sky: of('accent-soft'),
    sun: of('sun'),
    shallow: of('sea-light'),
    sea: of('sea-mid'),
    deep: [tokens['sea-deep'].light, tokens['sea-deep'].light],
    onSea: inks.onSea,
    onSeaSoft: of('on-sea-soft'),
  }
}

/**
 * The colours of a mail. They are inline, for programs that drop style sheets; the classes are for dark mode in those that
 * keep them: `c-text g-card e-line`.
 */
export const paintOf = (accent?: Hex) => {
  const chosen: Inks = accent ? inksOf(accent) : inks
  return {
    ink: (name: Ink) => `color:${chosen[name][0]}`,
    ground: (name: Ink) => `background-color:${chosen[name][0]}`,
    edge: (name: Ink) => chosen[name][0],
    darkStyles: [
      '@media (prefers-color-scheme:dark){',
      ...Object.entries(chosen).flatMap(([name, [, dark]]) => [
        `.c-${name}{color:${dark}!important}`,
        `.g-${name}{background-color:${dark}!important}`,
        `.e-${name}{border-color:${dark}!important}`,
      ]),
      '}',
    ].join(''),
  }
}

export type Paint = ReturnType<typeof paintOf>
