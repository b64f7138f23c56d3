import type { Words } from './words.ts'

/** Words for errors of a request as a whole. */
export const requestWords = {
  invalid_json: {
    en: 'The request could not be read.',
    de: 'Die Anfrage konnte nicht gelesen werden.',
    zh: '无法读取您的请求。',
  },
  invalid_request: {
    en: 'Please check the marked fields.',
    de: 'Bitte prüfen Sie die markierten Felder.',
    zh: '请检查标出的内容。',
  },
  not_found: {
    en: 'This address does not exist.',
    de: 'Diese Adresse gibt es nicht.',
    zh: '该地址不存在。',
  },
  method_not_allowed: {
    en: 'This address does not accept that kind of request.',
    de: 'Diese Adresse nimmt eine solche Anfrage nicht an.',
    zh: '该地址不接受此类请求。',
  },
  payload_too_large: {
    en: 'The text is too long to be sent.',
    de: 'Der Text ist zu lang, um gesendet zu werden.',
    zh: '内容过长，无法发送。',
  },
  address_too_long: {
    en: 'This address is longer than any of ours.',
    de: 'Diese Adresse ist länger als jede von uns.',
    zh: '该地址过长，我们没有这样的页面。',
  },
  unsupported_media_type: {
    en: 'Please send the data as JSON.',
    de: 'Bitte senden Sie die Daten als JSON.',
    zh: '请以 JSON 格式发送数据。',
  },
  too_many_requests: {
    en: 'Too many attempts. Please wait a moment and try again.',
    de: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    zh: '尝试次数过多，请稍候再试。',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    zh: '我们这边出了点问题，请重试。',
  },
  unavailable: {
    en: 'We cannot take this right now. Please try again in a moment.',
    de: 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    zh: '暂时无法处理，请稍后再试。',
  },
  too_many_messages: {
    en: 'So many messages came today that we cannot take more here. Please call us: {phone}.',
    de: 'Heute kamen so viele Nachrichten, dass wir hier keine weiteren annehmen können. Bitte rufen Sie uns an: {phone}.',
    zh: '今天收到的留言过多，暂时无法再接收。请致电 {phone} 与我们联系。',
  },
} satisfies Record<string, Words>
