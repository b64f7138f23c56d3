import type { Lang } from '../widget/lang.ts'
import type { ErrorCode, FieldErrorCode } from './codes.ts'

/** Texts of errors for people. The API answers in the requested language; no browser carries this table. */
export const errorWords: Record<ErrorCode, Record<Lang, string>> = {
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
  room_not_found: {
    en: 'We have no such room.',
    de: 'Dieses Zimmer gibt es bei uns nicht.',
    zh: '没有找到这间客房。',
  },
  room_taken: {
    en: 'This room is already taken for at least one of these nights. Please choose other dates or another room.',
    de: 'Dieses Zimmer ist in mindestens einer dieser Nächte schon vergeben. Bitte wählen Sie andere Daten oder ein anderes Zimmer.',
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
  idempotency_key_reused: {
    en: 'This request was already used for another booking. Please reload the page.',
    de: 'Diese Anfrage wurde schon für eine andere Buchung verwendet. Bitte laden Sie die Seite neu.',
    zh: '该请求已用于另一项预订，请刷新页面。',
  },
  invalid_credentials: {
    en: 'E-mail or password is not right.',
    de: 'E-Mail oder Passwort stimmt nicht.',
    zh: '电子邮箱或密码不正确。',
  },
  unauthorized: {
    en: 'Please sign in first.',
    de: 'Bitte melden Sie sich zuerst an.',
    zh: '请先登录。',
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
  partner_not_found: {
    en: 'We have no such partner.',
    de: 'Diesen Partner gibt es bei uns nicht.',
    zh: '没有找到这家合作伙伴。',
  },
  origin_not_allowed: {
    en: 'This website is not registered with us for bookings. Please book on our own site.',
    de: 'Diese Website ist bei uns nicht für Buchungen angemeldet. Bitte buchen Sie auf unserer eigenen Website.',
    zh: '该网站尚未在我们这里登记，无法预订。请前往我们的官方网站预订。',
  },
  cross_site: {
    en: 'This request did not come from our site.',
    de: 'Diese Anfrage kam nicht von unserer Website.',
    zh: '该请求并非来自本网站。',
  },
  google_link_refused: {
    en: 'There is already an account with this address. Please sign in with its password, or choose “Forgot Password?”.',
    de: 'Mit dieser Adresse gibt es schon ein Konto. Bitte melden Sie sich mit dessen Passwort an oder wählen Sie „Passwort vergessen?“.',
    zh: '该邮箱已有账户。请使用密码登录，或选择“忘记密码？”。',
  },
  link_invalid: {
    en: 'This link is no longer valid. Please ask for a new one.',
    de: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
    zh: '此链接已失效，请重新获取。',
  },
  forbidden: {
    en: 'Your role at the front desk does not allow this.',
    de: 'Ihre Rolle an der Rezeption erlaubt das nicht.',
    zh: '您的前台角色无权进行此操作。',
  },
  proof_required: {
    en: 'Please confirm with your passkey first.',
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passkey.',
    zh: '请先使用通行密钥确认。',
  },
  passkey_refused: {
    en: 'This passkey was not accepted. Please try again.',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es erneut.',
    zh: '通行密钥未被接受，请重试。',
  },
  passkey_needed: {
    en: 'A passkey is needed here.',
    de: 'Hier ist ein Passkey nötig.',
    zh: '此处需要通行密钥。',
  },
  code_refused: {
    en: 'This code is wrong or too old. Please ask for a new one.',
    de: 'Dieser Code ist falsch oder zu alt. Bitte fordern Sie einen neuen an.',
    zh: '验证码错误或已过期，请重新获取。',
  },
  member_not_found: {
    en: 'There is no such member of the staff.',
    de: 'Diese Person gehört nicht zum Team.',
    zh: '没有找到该员工。',
  },
  name_taken: {
    en: 'Somebody of the staff has this name already.',
    de: 'Jemand im Team heißt bereits so.',
    zh: '已有员工使用此姓名。',
  },
  last_owner: {
    en: 'The property needs at least one owner.',
    de: 'Das Haus braucht mindestens eine Inhaberin oder einen Inhaber.',
    zh: '至少需要保留一位店主。',
  },
  changed_meanwhile: {
    en: 'Somebody has changed this meanwhile. Please look at it again.',
    de: 'Das wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
    zh: '内容已被他人更改，请重新查看。',
  },
  unit_not_found: {
    en: 'This room type has no such unit.',
    de: 'Diese Zimmerart hat keine solche Einheit.',
    zh: '该房型没有此房间。',
  },
  unit_taken: {
    en: 'This unit is taken in at least one of these nights.',
    de: 'Diese Einheit ist in mindestens einer dieser Nächte belegt.',
    zh: '所选日期中至少有一晚该房间已被占用。',
  },
  unit_in_use: {
    en: 'Stays or blocked nights lie ahead for this unit. Please move, cancel or unblock them first.',
    de: 'Für diese Einheit stehen noch Aufenthalte oder gesperrte Nächte aus. Bitte verlegen, stornieren oder entsperren Sie diese zuerst.',
    zh: '该房间仍有未结束的住宿或停售房晚，请先换房、取消或恢复销售。',
  },
  last_unit: {
    en: 'A room type needs at least one unit. Block its nights to sell none of them.',
    de: 'Eine Zimmerart braucht mindestens eine Einheit. Sperren Sie deren Nächte, um keine zu verkaufen.',
    zh: '每种房型至少需要一间客房。如暂不出售，请将其房晚停售。',
  },
  room_in_use: {
    en: 'Stays or blocked nights lie ahead in this room type. Please move, cancel or unblock them first.',
    de: 'In dieser Zimmerart stehen noch Aufenthalte oder gesperrte Nächte aus. Bitte verlegen, stornieren oder entsperren Sie diese zuerst.',
    zh: '该房型仍有未结束的住宿或停售房晚，请先换房、取消或恢复销售。',
  },
  room_incomplete: {
    en: 'Guests cannot find this room yet: it needs its texts in all three languages and a photograph.',
    de: 'Dieses Zimmer kann noch nicht angeboten werden: Es braucht seine Texte in allen drei Sprachen und ein Foto.',
    zh: '该房型暂时无法上线：需要三种语言的完整文字以及一张照片。',
  },
  room_never_offered: {
    en: 'This room is a draft: guests have never seen it.',
    de: 'Dieses Zimmer ist ein Entwurf: Gäste haben es nie gesehen.',
    zh: '该房型仍是草稿，客人从未见过。',
  },
  room_not_draft: {
    en: 'Guests know this room by its address: it stays as it is.',
    de: 'Gäste kennen dieses Zimmer unter seiner Adresse: Sie bleibt, wie sie ist.',
    zh: '客人已通过该网址认识此客房，网址不能再更改。',
  },
  amenity_not_found: {
    en: 'The house has no such amenity.',
    de: 'Diese Ausstattung gibt es im Haus nicht.',
    zh: '没有找到该设施。',
  },
  amenity_in_use: {
    en: 'There are rooms that have this amenity. Please take it off them first.',
    de: 'Es gibt Zimmer mit dieser Ausstattung. Bitte nehmen Sie sie dort zuerst heraus.',
    zh: '仍有客房使用该设施，请先从这些客房中移除。',
  },
  stay_closed: {
    en: 'This is no longer possible for this stay.',
    de: 'Das ist bei diesem Aufenthalt nicht mehr möglich.',
    zh: '此次入住已无法进行该操作。',
  },
  stay_has_begun: {
    en: 'The stay has begun: its check-in cannot be changed.',
    de: 'Der Aufenthalt hat begonnen: Die Anreise lässt sich nicht mehr ändern.',
    zh: '入住已开始，无法更改入住日期。',
  },
  too_early: {
    en: 'It is too early for this: it can be noted from the day of check-in on.',
    de: 'Dafür ist es zu früh: Es lässt sich ab dem Anreisetag vermerken.',
    zh: '现在还太早，须从入住当天起才能登记。',
  },
  nothing_to_undo: {
    en: 'There is nothing of today or yesterday to take back.',
    de: 'Es gibt nichts von heute oder gestern, was sich zurücknehmen ließe.',
    zh: '今天或昨天没有可以撤销的操作。',
  },
  nights_sold: {
    en: 'The nights that were free again are taken by others.',
    de: 'Die wieder freien Nächte sind inzwischen vergeben.',
    zh: '已释放的房晚已被他人预订。',
  },
  night_over: {
    en: 'The night before is over.',
    de: 'Die letzte Nacht ist vorbei.',
    zh: '前一晚已经结束。',
  },
  payment_not_found: {
    en: 'There is no such payment for this stay.',
    de: 'Zu diesem Aufenthalt gibt es diese Zahlung nicht.',
    zh: '该住宿没有这笔付款。',
  },
  payment_closed: {
    en: 'This payment cannot be taken back any more.',
    de: 'Diese Zahlung lässt sich nicht mehr zurücknehmen.',
    zh: '这笔付款已无法撤销。',
  },
  message_not_found: {
    en: 'There is no such message any more.',
    de: 'Diese Nachricht gibt es nicht mehr.',
    zh: '该留言已不存在。',
  },
  message_answered: {
    en: 'This message was answered already.',
    de: 'Diese Nachricht wurde bereits beantwortet.',
    zh: '该留言已回复。',
  },
  review_not_found: {
    en: 'There is no such review any more.',
    de: 'Diese Bewertung gibt es nicht mehr.',
    zh: '该评价已不存在。',
  },
  push_refused: {
    en: 'This browser cannot be told anything: the address of its push service is not accepted.',
    de: 'Dieser Browser kann keine Mitteilungen erhalten: Die Adresse seines Push-Dienstes wird nicht angenommen.',
    zh: '无法向此浏览器发送通知：其推送服务的地址不被接受。',
  },
  push_off: {
    en: 'Notifications are not switched on for this phone any more. Please switch them on again.',
    de: 'Für dieses Telefon sind Mitteilungen nicht mehr eingeschaltet. Bitte schalten Sie sie wieder ein.',
    zh: '此手机的通知已关闭，请重新开启。',
  },
  photograph_not_found: {
    en: 'This photograph is not there any more.',
    de: 'Dieses Foto gibt es nicht mehr.',
    zh: '这张照片已不存在。',
  },
  photograph_unreadable: {
    en: 'This file is not a photograph that can be read, or it is damaged. JPEG, PNG, WebP, AVIF and TIFF can be used.',
    de: 'Diese Datei ist kein lesbares Foto, oder sie ist beschädigt. Möglich sind JPEG, PNG, WebP, AVIF und TIFF.',
    zh: '此文件不是可读取的照片，或已损坏。支持 JPEG、PNG、WebP、AVIF 和 TIFF。',
  },
  photograph_heic: {
    en: 'This photograph is in the HEIC format of iPhones, which cannot be read here. Share it as JPEG, or choose ‘Most Compatible’ under Settings, Camera, Formats.',
    de: 'Dieses Foto ist im HEIC-Format von iPhones, das hier nicht gelesen werden kann. Teilen Sie es als JPEG, oder wählen Sie „Maximale Kompatibilität“ unter Einstellungen, Kamera, Formate.',
    zh: '这张照片是 iPhone 的 HEIC 格式，此处无法读取。请以 JPEG 格式分享，或在“设置 > 相机 > 格式”中选择“兼容性最佳”。',
  },
  photograph_too_large: {
    en: 'This photograph is too large: 30 MB and 80 million pixels are the most. Please save it smaller.',
    de: 'Dieses Foto ist zu groß: Mehr als 30 MB und 80 Millionen Pixel sind nicht möglich. Bitte speichern Sie es kleiner.',
    zh: '照片过大：最多 30 MB、8000 万像素。请缩小后再试。',
  },
  photograph_too_small: {
    en: 'This photograph is too small and would look soft: it has to be at least 800 pixels wide.',
    de: 'Dieses Foto ist zu klein und sähe unscharf aus: Es muss mindestens 800 Pixel breit sein.',
    zh: '照片过小，显示会模糊：宽度至少需要 800 像素。',
  },
  photograph_too_long: {
    en: 'This photograph is too long: one side may be at most four times the other.',
    de: 'Dieses Foto ist zu lang: Eine Seite darf höchstens viermal so lang sein wie die andere.',
    zh: '照片过于狭长：长边最多为短边的四倍。',
  },
  photograph_exists: {
    en: 'This room shows this photograph already.',
    de: 'Dieses Zimmer zeigt dieses Foto bereits.',
    zh: '该房型已有这张照片。',
  },
  last_photograph: {
    en: 'This is the only picture that guests have of the room. Please add another one first.',
    de: 'Das ist das einzige Bild, das Gäste von diesem Zimmer haben. Bitte fügen Sie zuerst ein anderes hinzu.',
    zh: '这是客人能看到的唯一一张客房照片，请先添加另一张。',
  },
  too_many_photographs: {
    en: 'This room has as many photographs as it can show. Please take one away first.',
    de: 'Dieses Zimmer hat so viele Fotos, wie es zeigen kann. Bitte entfernen Sie zuerst eines.',
    zh: '该房型的照片数量已达上限，请先移除一张。',
  },
  block_not_found: {
    en: 'These nights are no longer blocked.',
    de: 'Diese Nächte sind nicht mehr gesperrt.',
    zh: '这些房晚已不再锁定。',
  },
  google_proof_missing: {
    en: 'Google has not confirmed this sign-in.',
    de: 'Google hat diese Anmeldung nicht bestätigt.',
    zh: 'Google 尚未确认此次登录。',
  },
}

/** Texts for the problems of one field, in each language. */
export const fieldErrorWords: Record<FieldErrorCode, Record<Lang, string>> = {
  required: { en: 'Please fill in this field.', de: 'Bitte füllen Sie dieses Feld aus.', zh: '请填写此项。' },
  invalid_type: {
    en: 'This value is not right.',
    de: 'Dieser Wert passt hier nicht.',
    zh: '该内容格式不正确。',
  },
  too_short: { en: 'This is too short.', de: 'Das ist zu kurz.', zh: '内容过短。' },
  too_long: { en: 'This is too long.', de: 'Das ist zu lang.', zh: '内容过长。' },
  too_small: { en: 'This number is too small.', de: 'Diese Zahl ist zu klein.', zh: '数值过小。' },
  too_large: { en: 'This number is too large.', de: 'Diese Zahl ist zu groß.', zh: '数值过大。' },
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
    zh: '暂不接受如此久远的预订。',
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
  closed_to_arrival: {
    en: 'Nobody can arrive on this day.',
    de: 'An diesem Tag ist keine Anreise möglich.',
    zh: '当天不能入住。',
  },
  closed_to_departure: {
    en: 'Nobody can leave on this day.',
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
    en: 'This password is not right.',
    de: 'Dieses Passwort stimmt nicht.',
    zh: '密码不正确。',
  },
  wrong_email: {
    en: 'This is not the address of your account.',
    de: 'Das ist nicht die Adresse Ihres Kontos.',
    zh: '这不是您账户的邮箱地址。',
  },
  wrong_total: {
    en: 'The total of this stay is a different one.',
    de: 'Die Summe für diesen Aufenthalt lautet anders.',
    zh: '本次住宿的总价与此不同。',
  },
  taken: {
    en: 'This room is taken for at least one of these nights.',
    de: 'Dieses Zimmer ist für mindestens eine dieser Nächte vergeben.',
    zh: '此客房在其中至少一晚已被预订。',
  },
  unknown_field: {
    en: 'This field is not known.',
    de: 'Dieses Feld ist nicht bekannt.',
    zh: '未知字段。',
  },
}
