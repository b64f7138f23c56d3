import type { Lang } from '../../lang.ts'
import type { FieldErrorCode } from '../codes.ts'
import type { Words } from './words.ts'

/** Used from two nights on; a single night has its own words. */
const minNightsWords: Words = {
  en: 'A stay on these dates has at least {nights} nights.',
  de: 'An diesen Tagen dauert ein Aufenthalt mindestens {nights} Nächte.',
  zh: '所选日期至少需住 {nights} 晚。',
}

const maxNightsWords: Words = {
  en: 'The most nights of a stay on these dates: {nights}.',
  de: 'Höchstzahl der Nächte an diesen Tagen: {nights}.',
  zh: '所选日期最多可住 {nights} 晚。',
}

const codeNightsWords: Words = {
  en: 'This code holds for stays of at least {nights} nights.',
  de: 'Dieser Code gilt ab {nights} Nächten.',
  zh: '该优惠码至少需入住 {nights} 晚。',
}

const byNights: { [Code in FieldErrorCode]?: Words } = {
  stay_too_short: minNightsWords,
  stay_too_long: maxNightsWords,
  code_more_nights: codeNightsWords,
}

/** Words that name the number of nights, for 'stay_too_short', 'stay_too_long' and 'code_more_nights'. */
export const stayLengthWords = (code: FieldErrorCode, nights: number, lang: Lang): string =>
  (byNights[code] ?? fieldErrorWords[code])[lang].replace('{nights}', String(nights))

/** Words for the problems of a single field, by language. */
export const fieldErrorWords: Record<FieldErrorCode, Words> = {
  required: { en: 'Please fill in this field.', de: 'Bitte füllen Sie dieses Feld aus.', zh: '请填写此项。' },
  invalid_type: {
    en: 'Please check this entry.',
    de: 'Bitte prüfen Sie diese Angabe.',
    zh: '该内容格式不正确。',
  },
  too_short: { en: 'This is too short.', de: 'Das ist zu kurz.', zh: '内容过短。' },
  too_long: { en: 'This is too long.', de: 'Das ist zu lang.', zh: '内容过长。' },
  too_small: { en: 'This number is too small.', de: 'Diese Zahl ist zu klein.', zh: '数值过小。' },
  too_large: { en: 'This number is too large.', de: 'Diese Zahl ist zu groß.', zh: '数值过大。' },
  no_decimals: {
    en: 'Please enter a whole amount: this currency has no decimals.',
    de: 'Bitte geben Sie einen ganzen Betrag ein: Diese Währung hat keine Nachkommastellen.',
    zh: '请输入整数金额：该货币没有小数。',
  },
  invalid_email: {
    en: 'Please enter a valid e-mail address.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    zh: '请输入有效的电子邮箱地址。',
  },
  invalid_phone: {
    en: 'Please enter a valid phone number with its country code, such as +49 151 23456789.',
    de: 'Bitte geben Sie eine gültige Telefonnummer mit Landesvorwahl ein, zum Beispiel +49 151 23456789.',
    zh: '请输入带国家代码的有效电话号码，例如 +86 138 1234 5678。',
  },
  invalid_date: {
    en: 'This date does not exist.',
    de: 'Dieses Datum gibt es nicht.',
    zh: '该日期不存在。',
  },
  invalid_time: {
    en: 'Please enter a time, like 15:30.',
    de: 'Bitte geben Sie eine Uhrzeit ein, etwa 15:30.',
    zh: '请按 24 小时制输入时间。',
  },
  time_not_after: {
    en: 'This time must be after the one before it.',
    de: 'Diese Uhrzeit muss nach der davor liegen.',
    zh: '这个时间必须晚于前一个时间。',
  },
  invalid_text: {
    en: 'Please enter plain text on one line, without < or > and without hidden signs.',
    de: 'Bitte geben Sie einfachen Text in einer Zeile ein, ohne < oder > und ohne unsichtbare Zeichen.',
    zh: '请输入单行纯文本，不含 < 或 > 以及隐藏字符。',
  },
  invalid_url: {
    en: 'Please enter a secure address (https://) of a website named in the note.',
    de: 'Bitte geben Sie eine sichere Adresse (https://) einer der genannten Websites ein.',
    zh: '请输入所列网站的 https 安全网址。',
  },
  not_below_price: {
    en: 'A reduced price must be below the price.',
    de: 'Ein ermäßigter Preis muss unter dem Preis liegen.',
    zh: '优惠价必须低于原价。',
  },
  invalid_choice: {
    en: 'Please choose one of the options.',
    de: 'Bitte wählen Sie eine der Möglichkeiten.',
    zh: '请从选项中选择。',
  },
  in_the_past: {
    en: 'Check-in cannot be before today.',
    de: 'Die Anreise kann nicht vor heute liegen.',
    zh: '入住日期不能早于今天。',
  },
  too_far_ahead: {
    en: 'We do not take bookings that far ahead yet.',
    de: 'So weit im Voraus nehmen wir noch keine Buchungen an.',
    zh: '该日期暂未开放预订。',
  },
  not_after_check_in: {
    en: 'Check-out date must be after the check-in date.',
    de: 'Das Abreisedatum muss nach dem Anreisedatum liegen.',
    zh: '退房日期必须晚于入住日期。',
  },
  stay_too_long: {
    en: 'For a stay this long, please write to us.',
    de: 'Für einen so langen Aufenthalt schreiben Sie uns bitte.',
    zh: '如需长期住宿，请与我们联系。',
  },
  stay_too_short: {
    en: 'These days need a longer stay.',
    de: 'An diesen Tagen ist ein längerer Aufenthalt nötig.',
    zh: '所选日期需要更长的住宿。',
  },
  property_closed: {
    en: 'We are closed for at least one of these nights. Please choose other dates.',
    de: 'In mindestens einer dieser Nächte haben wir geschlossen. Bitte wählen Sie andere Daten.',
    zh: '所选日期中有歇业的夜晚，请更换日期。',
  },
  closed_to_arrival: {
    en: 'No arrivals on this day.',
    de: 'An diesem Tag ist keine Anreise möglich.',
    zh: '当天不能入住。',
  },
  closed_to_departure: {
    en: 'No departures on this day.',
    de: 'An diesem Tag ist keine Abreise möglich.',
    zh: '当天不能退房。',
  },
  too_late_to_book: {
    en: 'It is too late to book an arrival on this day.',
    de: 'Für eine Anreise an diesem Tag ist es zu spät.',
    zh: '当天的入住已截止预订。',
  },
  common_password: {
    en: 'This password is too common. Please choose another.',
    de: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
    zh: '该密码过于常见，请另选一个。',
  },
  wrong_password: {
    en: 'This password is incorrect.',
    de: 'Dieses Passwort stimmt nicht.',
    zh: '密码不正确。',
  },
  wrong_email: {
    en: 'This is not the address of your account.',
    de: 'Das ist nicht die Adresse Ihres Kontos.',
    zh: '这不是您账户的邮箱地址。',
  },
  wrong_code: {
    en: 'This code is incorrect or no longer valid. Please check it, or ask for a new one.',
    de: 'Dieser Code stimmt nicht oder gilt nicht mehr. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
    zh: '验证码不正确或已失效，请核对或重新获取。',
  },
  code_over: {
    en: 'This code can no longer be used.',
    de: 'Dieser Code gilt nicht mehr.',
    zh: '该优惠码已过期。',
  },
  code_other_nights: {
    en: 'This code holds for other nights than yours.',
    de: 'Dieser Code gilt für andere Nächte als Ihre.',
    zh: '该优惠码不适用于您所选的夜晚。',
  },
  code_other_room: {
    en: 'This code holds for another room.',
    de: 'Dieser Code gilt für ein anderes Zimmer.',
    zh: '该优惠码适用于其他客房。',
  },
  code_more_nights: {
    en: 'This code holds for longer stays.',
    de: 'Dieser Code gilt für längere Aufenthalte.',
    zh: '该优惠码适用于更长的住宿。',
  },
  wrong_total: {
    en: 'The total of this stay is a different one.',
    de: 'Die Summe für diesen Aufenthalt lautet anders.',
    zh: '本次住宿的总价与此不同。',
  },
  taken: {
    en: 'This room is taken for at least one of these nights.',
    de: 'Dieses Zimmer ist für mindestens eine dieser Nächte belegt.',
    zh: '此客房在其中至少一晚已被预订。',
  },
  unknown_field: {
    en: 'This field is not known.',
    de: 'Dieses Feld ist nicht bekannt.',
    zh: '未知字段。',
  },
  unwanted_characters: {
    en: 'This has characters that are not shown, perhaps from copying. Please type it anew.',
    de: 'Der Text enthält unsichtbare Zeichen, vielleicht vom Kopieren. Bitte tippen Sie ihn neu.',
    zh: '文本中含有不可见的字符，可能来自复制粘贴，请重新输入。',
  },
  unknown_variable: {
    en: 'The name between {{ and }} is not one of those listed.',
    de: 'Der Name zwischen {{ und }} steht nicht in der Liste.',
    zh: '{{ 和 }} 之间的名称不在列表中。',
  },
}
