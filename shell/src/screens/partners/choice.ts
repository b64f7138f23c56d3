import { type Lang, langs } from '@calm-rest/contract/widget'
import { attributes } from '@calm-rest/embed/attributes'
import type { EmbedKind } from '@calm-rest/embed/protocol'

export const widgets = ['booking', 'rooms', 'both', 'search'] as const
export type Widgets = (typeof widgets)[number]

/** A partner's choice, as the fields have it; an empty text is no value. */
export interface Choice {
  widget: Widgets
  /** Empty: as the page around. */
  language: Lang | ''
  theme: 'auto' | 'light' | 'dark'
  script: 'moving' | 'pinned'
  isolation: 'normal' | 'strict'
  partner: string
  campaign: string
  checkIn: string
  checkOut: string
  guests: string
  room: string
  category: string
  limit: string
  layout: 'grid' | 'list'
  /** Whether the rooms have the fields for dates and guests above them. */
  search: 'true' | ''
}

export const firstChoice: Choice = {
  widget: 'booking',
  language: '',
  theme: 'auto',
  script: 'moving',
  isolation: 'normal',
  partner: 'your-id',
  campaign: '',
  checkIn: '',
  checkOut: '',
  guests: '',
  room: '',
  category: '',
  limit: '',
  layout: 'grid',
  search: '',
}

const oneOf = <T extends string>(values: readonly T[], given: string, usual: T): T =>
  values.find((value) => value === given) ?? usual

/** The choice that an address carries. */
export const choiceFrom = (search: URLSearchParams): Choice => {
  const read = (name: keyof Choice) => search.get(name) ?? firstChoice[name]
  return {
    widget: oneOf(widgets, read('widget'), 'booking'),
    language: oneOf<Lang | ''>(langs, read('language'), ''),
    theme: oneOf(['auto', 'light', 'dark'] as const, read('theme'), 'auto'),
    script: oneOf(['moving', 'pinned'] as const, read('script'), 'moving'),
    isolation: oneOf(['normal', 'strict'] as const, read('isolation'), 'normal'),
    layout: oneOf(['grid', 'list'] as const, read('layout'), 'grid'),
    search: oneOf(['true', ''] as const, read('search'), ''),
    partner: read('partner'),
    campaign: read('campaign'),
    checkIn: read('checkIn'),
    checkOut: read('checkOut'),
    guests: read('guests'),
    room: read('room'),
    category: read('category'),
    limit: read('limit'),
  }
}

/** Differences from the first choice, for an address. */
export const choiceQuery = (choice: Choice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value !== firstChoice[name as keyof Choice]),
  )

/** Attribute of each field that is written by hand or from a list, and the element that has it. */
export const fields = {
  partner: ['booking', 'partner'],
  campaign: ['booking', 'campaign'],
  checkIn: ['booking', 'check-in'],
  checkOut: ['booking', 'check-out'],
  guests: ['booking', 'guests'],
  room: ['booking', 'room'],
  category: ['rooms', 'category'],
  limit: ['rooms', 'limit'],
} as const satisfies Partial<Record<keyof Choice, readonly [EmbedKind, string]>>

export type WrittenField = keyof typeof fields

/** Whether an element would take what a field says. */
export const isTaken = (choice: Choice, field: WrittenField): boolean => {
  const [kind, name] = fields[field]
  const value = choice[field]
  if (value === '') return true
  const isLater = field !== 'checkOut' || choice.checkIn === '' || value > choice.checkIn
  return isLater && attributes[kind][name]?.test(value) === true
}
