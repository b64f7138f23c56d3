import type { Words } from './words.ts'

/** Words for errors of rooms and bookings. */
export const bookingWords = {
  room_not_found: {
    en: 'We have no such room.',
    de: 'Dieses Zimmer gibt es bei uns nicht.',
    zh: '没有找到这间客房。',
  },
  room_taken: {
    en: 'This room is already taken for at least one of these nights. Please choose other dates or another room.',
    de: 'Dieses Zimmer ist in mindestens einer dieser Nächte schon belegt. Bitte wählen Sie andere Daten oder ein anderes Zimmer.',
    zh: '所选日期中至少有一晚该客房已被预订，请更换日期或客房。',
  },
  price_changed: {
    en: 'The price of this stay is a different one. Please check the new total and book again.',
    de: 'Der Preis dieses Aufenthalts lautet anders. Bitte prüfen Sie die neue Summe und buchen Sie erneut.',
    zh: '本次住宿的价格已有变动，请确认新的总价后再次预订。',
  },
  capacity_exceeded: {
    en: 'This room is too small for so many guests.',
    de: 'Für so viele Gäste ist dieses Zimmer zu klein.',
    zh: '该客房无法容纳这么多客人。',
  },
  stay_restricted: {
    en: 'We do not offer this stay on these days. Please choose other dates.',
    de: 'An diesen Tagen bieten wir einen solchen Aufenthalt nicht an. Bitte wählen Sie andere Daten.',
    zh: '所选日期不提供此类住宿，请更换日期。',
  },
  rate_not_found: {
    en: 'We do not offer this rate any more. Please choose another one.',
    de: 'Diesen Tarif bieten wir nicht mehr an. Bitte wählen Sie einen anderen.',
    zh: '该价格方案已不再提供，请另选一个。',
  },
  promotion_invalid: {
    en: 'This promotion code does not hold for your stay.',
    de: 'Dieser Aktionscode gilt nicht für Ihren Aufenthalt.',
    zh: '该优惠码不适用于您的住宿。',
  },
  too_many_codes: {
    en: 'Too many wrong promotion codes came from your network. Please try yours again in a quarter of an hour, book without a code, or call us.',
    de: 'Aus Ihrem Netz kamen zu viele falsche Aktionscodes. Bitte versuchen Sie Ihren in einer Viertelstunde noch einmal, buchen Sie ohne Code oder rufen Sie uns an.',
    zh: '您所在的网络输入了过多错误的优惠码。请一刻钟后再试，也可不使用优惠码预订，或致电与我们联系。',
  },
  too_many_nights_from_network: {
    en: 'So many nights were booked from this network today that we cannot take more online. Please write or call us.',
    de: 'Aus diesem Netz wurden heute so viele Nächte gebucht, dass wir online keine weiteren annehmen können. Bitte schreiben Sie uns oder rufen Sie an.',
    zh: '今天从该网络预订的晚数已达上限，暂时无法在线预订。请来信或致电与我们联系。',
  },
  too_many_nights_for_mailbox: {
    en: 'So many nights were booked with this e-mail address today that we cannot take more online. Please write or call us.',
    de: 'Mit dieser E-Mail-Adresse wurden heute so viele Nächte gebucht, dass wir online keine weiteren annehmen können. Bitte schreiben Sie uns oder rufen Sie an.',
    zh: '今天使用该邮箱预订的晚数已达上限，暂时无法在线预订。请来信或致电与我们联系。',
  },
  too_many_nights_today: {
    en: 'So many nights were booked today that we cannot take more online. Please write or call us.',
    de: 'Heute wurden so viele Nächte gebucht, dass wir online keine weiteren annehmen können. Bitte schreiben Sie uns oder rufen Sie an.',
    zh: '今天的预订晚数已达上限，暂时无法在线预订。请来信或致电与我们联系。',
  },
  proof_of_work_required: {
    en: 'Many bookings came in just now. We have to check yours before we take it. Please have a code sent to your e-mail address, or call us.',
    de: 'Gerade sind sehr viele Buchungen eingegangen. Wir müssen Ihre prüfen, bevor wir sie annehmen. Bitte lassen Sie sich einen Code an Ihre E-Mail-Adresse schicken oder rufen Sie uns an.',
    zh: '刚刚收到大量预订，我们需要先核实您的预订。请获取发送到您邮箱的验证码，或致电与我们联系。',
  },
  address_code_required: {
    en: 'Many bookings came in from your network. Please confirm your e-mail address with the code that we send you, or call us.',
    de: 'Aus Ihrem Netz sind sehr viele Buchungen eingegangen. Bitte bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir Ihnen schicken, oder rufen Sie uns an.',
    zh: '您所在的网络刚刚提交了大量预订。请用我们发送的验证码确认您的邮箱，或致电与我们联系。',
  },
  idempotency_key_reused: {
    en: 'This request was already used for another booking. Please reload the page.',
    de: 'Diese Anfrage wurde schon für eine andere Buchung verwendet. Bitte laden Sie die Seite neu.',
    zh: '该请求已用于另一项预订，请刷新页面。',
  },
  booking_not_found: {
    en: 'We have no such booking.',
    de: 'Diese Buchung gibt es bei uns nicht.',
    zh: '没有找到这项预订。',
  },
  booking_closed: {
    en: 'This booking can no longer be changed here. Please write or call us.',
    de: 'Diese Buchung lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns oder rufen Sie an.',
    zh: '此预订已无法在线更改，请致电或来信与我们联系。',
  },
  booking_cancelled: {
    en: 'This booking was cancelled meanwhile. To stay with us after all, please book again.',
    de: 'Diese Buchung wurde inzwischen storniert. Wenn Sie doch kommen möchten, buchen Sie bitte noch einmal.',
    zh: '此预订已被取消。如仍想入住，请重新预订。',
  },
  property_not_open: {
    en: 'We have not opened yet. Bookings are possible from the day we open.',
    de: 'Wir haben noch nicht eröffnet. Buchungen sind ab der Eröffnung möglich.',
    zh: '我们尚未开业，开业后即可预订。',
  },
  property_paused: {
    en: 'We take no bookings at the moment. A booking that you have stands.',
    de: 'Zurzeit nehmen wir keine Buchungen an. Eine Buchung, die Sie schon haben, gilt.',
    zh: '我们目前暂停接受预订。您已有的预订仍然有效。',
  },
} satisfies Record<string, Words>
