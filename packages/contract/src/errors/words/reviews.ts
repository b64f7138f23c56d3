import type { Words } from './words.ts'

/** Words for errors of reviews. */
export const reviewWords = {
  review_duplicate: {
    en: 'We already have a review with these words. Please tell us in your own.',
    de: 'Eine Bewertung mit diesen Worten haben wir schon. Bitte schreiben Sie sie in Ihren eigenen.',
    zh: '我们已有一条内容相同的点评，请用您自己的话来写。',
  },
  too_many_reviews: {
    en: 'So many reviews came today that we cannot take more. Please write yours tomorrow.',
    de: 'Heute kamen so viele Bewertungen, dass wir keine weiteren annehmen können. Bitte schreiben Sie Ihre morgen.',
    zh: '今天收到的点评过多，暂时无法接收更多，请明天再来写。',
  },
  review_exists: {
    en: 'We already have your review of this stay. Thank you.',
    de: 'Ihre Bewertung dieses Aufenthalts haben wir schon. Vielen Dank.',
    zh: '我们已收到您对本次住宿的点评，谢谢。',
  },
  review_closed: {
    en: 'This link can no longer be used for a review: the stay was cancelled or not taken up, or its data was erased.',
    de: 'Mit diesem Link lässt sich keine Bewertung mehr schreiben: Der Aufenthalt wurde storniert oder nicht angetreten, oder seine Daten wurden gelöscht.',
    zh: '此链接已不能用于点评：该住宿已取消或未入住，或相关资料已被删除。',
  },
} satisfies Record<string, Words>
