import type { Lang } from '@calm-rest/contract/widget'

/** Special requests of guests when they book. */
export const requests: Record<Lang, readonly string[]> = {
  en: [
    'A cot for the baby, please.',
    'We are vegetarians.',
    'A quiet room, if you can.',
    'It is our tenth wedding anniversary.',
    'Could we borrow a surfboard?',
  ],
  de: [
    'Bitte ein Kinderbett.',
    'Wir essen vegetarisch.',
    'Gern ein ruhiges Zimmer.',
    'Wir kommen spät, mit dem letzten Zug.',
    'Können wir Fahrräder leihen?',
  ],
  zh: ['请准备一张婴儿床。', '我们吃素。', '希望房间安静一些。', '我们会很晚到。'],
}

/** Notes of the staff. */
export const notes = [
  'Prefers the table by the frangipani.',
  'Likes the room to be done after ten.',
  'Allergic to nuts.',
  'Asked for a later check-out, agreed until 13:00.',
  'Tuk-tuk to the station at 9.',
]

/** Note on a booking that was cancelled because nobody paid. */
export const unpaidNote = 'The deposit never came; asked twice.'

/** Notes on payments. */
export const paymentNotes = ['With the laundry.', 'In two notes.', 'Receipt by mail.']

/** Reasons of refunds, and of wrong entries. */
export const refundReasons = ['Cancelled in time.', 'Free of charge after the cancellation.']
export const reversalReasons = ['By card, not in cash.', 'Of the room beside it.']

export interface Question {
  message: string
  reply: string
}

/** Messages to the property, and their answers. */
export const questions: Record<Lang, readonly Question[]> = {
  en: [
    { message: 'Is there a place for two bicycles?', reply: 'Yes, in the shed behind the kitchen.' },
    {
      message: 'Can you arrange a taxi from the airport? We land at 23:40.',
      reply: 'With pleasure: our driver waits at the exit with your name.',
    },
    { message: 'How far is it to the beach?', reply: 'Four minutes on foot, through the garden gate.' },
    { message: 'Do you take children of two?', reply: 'Of course, and they stay for free.' },
  ],
  de: [
    { message: 'Gibt es bei Ihnen WLAN zum Arbeiten?', reply: 'Ja, 40 Mbit/s, auch im Garten.' },
    {
      message: 'Können wir unser Gepäck nach der Abreise dalassen?',
      reply: 'Gern, bis zum Abend an der Rezeption.',
    },
    {
      message: 'Ist das Meer im Juli zum Schwimmen geeignet?',
      reply: 'In der Lagune ja, am offenen Strand nein.',
    },
  ],
  zh: [
    { message: '可以提供中式早餐吗？', reply: '可以，请提前一天告诉我们。' },
    { message: '从科伦坡坐火车怎么走？', reply: '坐海岸线到站下车，我们来接您。' },
  ],
}

export interface Opinion {
  title: string
  review: string
  rating: 2 | 3 | 4 | 5
}

/** Reviews after a stay. */
export const opinions: Record<Lang, readonly Opinion[]> = {
  en: [
    {
      title: 'We slept with the waves',
      review:
        'Clean, calm, and the kindest people. The curry on the second evening was the best of our trip.',
      rating: 5,
    },
    {
      title: 'Good, with one small thing',
      review: 'Lovely garden. The shower took a while to get warm.',
      rating: 4,
    },
    {
      title: 'Exactly what we needed',
      review: 'No noise but the sea. We came for two nights and stayed four.',
      rating: 5,
    },
    {
      title: 'Nice, a little far',
      review: 'The room was fine, the way to the station longer than we thought.',
      rating: 3,
    },
  ],
  de: [
    {
      title: 'Wie bei Freunden',
      review: 'Herzlich, sauber, ruhig. Frühstück im Garten mit Blick aufs Meer.',
      rating: 5,
    },
    {
      title: 'Gern wieder',
      review: 'Schönes Zimmer, guter Service. Das WLAN war abends langsam.',
      rating: 4,
    },
    {
      title: 'Nicht unser Zimmer',
      review: 'Wir wurden wegen einer kaputten Dusche umquartiert. Nett gelöst, aber doch.',
      rating: 3,
    },
  ],
  zh: [
    { title: '非常安静', review: '海边的小院子，主人热情，早餐很好吃。', rating: 5 },
    { title: '下次还来', review: '房间干净，离海滩很近，晚上能听到海浪。', rating: 5 },
  ],
}

/** Reviews that wait for the owner: each has something that automatic checks stop. */
export const doubtful: readonly Opinion[] = [
  {
    title: 'SEE MY BLOG',
    review: 'Read all about it at www.my-travels.example and book through me.',
    rating: 5,
  },
  { title: 'Call me', review: 'I lost a ring here, please call +44 7700 900123.', rating: 2 },
  {
    title: 'Cheap rooms next door',
    review: 'Better rooms at http://elsewhere.example for half of the price.',
    rating: 2,
  },
]
