import type { Words } from './words.ts'

/** Words for errors at the front desk: stays, payments, blocks, messages. */
export const deskWords = {
  changed_meanwhile: {
    en: 'Somebody has changed this meanwhile. Please look at it again.',
    de: 'Das wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
    zh: '内容已被他人更改，请重新查看。',
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
    en: 'It is too early for this: a no-show can be noted from six in the evening of the day of check-in on.',
    de: 'Dafür ist es zu früh: Ein No-Show lässt sich ab 18 Uhr am Anreisetag vermerken.',
    zh: '现在还太早，须从入住当天傍晚六点起才能登记未到店。',
  },
  nothing_to_undo: {
    en: 'There is nothing of today or yesterday to take back.',
    de: 'Es gibt nichts von heute oder gestern, was sich zurücknehmen ließe.',
    zh: '今天或昨天没有可以撤销的操作。',
  },
  nights_sold: {
    en: 'The nights that were free again are taken by others.',
    de: 'Die wieder freien Nächte sind inzwischen belegt.',
    zh: '已释放的房晚已被他人预订。',
  },
  night_over: {
    en: 'The night before is over.',
    de: 'Die letzte Nacht ist vorbei.',
    zh: '前一晚已经结束。',
  },
  unit_taken: {
    en: 'This unit is taken in at least one of these nights.',
    de: 'Diese Einheit ist in mindestens einer dieser Nächte belegt.',
    zh: '所选日期中至少有一晚该房间已被占用。',
  },
  unit_occupied: {
    en: 'Guests are still in this room. Please check them out first, or choose another room.',
    de: 'In diesem Zimmer sind noch Gäste. Bitte checken Sie diese zuerst aus, oder wählen Sie ein anderes Zimmer.',
    zh: '该房间仍有客人在住。请先为其办理退房，或改选其他房间。',
  },
  unit_dirty: {
    en: 'This room is not clean yet. Please choose another room, or say why the guests go in all the same.',
    de: 'Dieses Zimmer ist noch nicht sauber. Bitte wählen Sie ein anderes Zimmer, oder geben Sie an, warum die Gäste es trotzdem beziehen.',
    zh: '该房间尚未打扫干净。请改选其他房间，或说明仍要入住的原因。',
  },
  price_unusual: {
    en: 'This is less than half or more than twice the price before. Please confirm that it is meant.',
    de: 'Das ist weniger als die Hälfte oder mehr als das Doppelte des bisherigen Preises. Bitte bestätigen Sie, dass es so gemeint ist.',
    zh: '新价格不到原价的一半，或超过原价的两倍。请确认无误。',
  },
  too_many_rules: {
    en: 'There are as many rules of this kind as there can be. Please end some that are not needed any more.',
    de: 'Mehr Regeln dieser Art sind nicht möglich. Bitte beenden Sie einige, die nicht mehr gebraucht werden.',
    zh: '此类规则的数量已达上限，请先结束不再需要的规则。',
  },
  out_of_order_too_long: {
    en: 'Housekeeping closes and reopens a room for at most 7 days. Please ask the front desk.',
    de: 'Das Housekeeping sperrt und öffnet ein Zimmer für höchstens 7 Tage. Bitte fragen Sie die Rezeption.',
    zh: '客房部关闭或重新开放房间最多以 7 天为限，请联系前台。',
  },
  block_not_found: {
    en: 'These nights are no longer blocked.',
    de: 'Diese Nächte sind nicht mehr gesperrt.',
    zh: '这些房晚已恢复销售。',
  },
  payment_not_found: {
    en: 'There is no such payment for this stay.',
    de: 'Zu diesem Aufenthalt gibt es diese Zahlung nicht.',
    zh: '该住宿没有这笔付款。',
  },
  payment_closed: {
    en: 'This payment cannot be reversed any more.',
    de: 'Diese Zahlung lässt sich nicht mehr stornieren.',
    zh: '这笔付款已无法冲销。',
  },
  payments_off: {
    en: 'This site is not set up for online payments.',
    de: 'Diese Website ist nicht für Online-Zahlungen eingerichtet.',
    zh: '本网站尚未设置在线支付。',
  },
  payment_notice_refused: {
    en: 'This notice is not signed by the payment provider.',
    de: 'Diese Meldung ist nicht vom Zahlungsanbieter unterschrieben.',
    zh: '该通知未经支付服务商签名。',
  },
  charge_not_found: {
    en: 'There is no such entry on the bill of this stay.',
    de: 'Auf der Rechnung dieses Aufenthalts gibt es diesen Eintrag nicht.',
    zh: '该住宿的账单上没有这一项。',
  },
  charge_closed: {
    en: 'This entry cannot be taken back any more.',
    de: 'Dieser Eintrag lässt sich nicht mehr zurücknehmen.',
    zh: '这一项已无法撤销。',
  },
  item_price_changed: {
    en: 'The price of this item was changed meanwhile. Please look at the new one.',
    de: 'Der Preis dieses Artikels hat sich inzwischen geändert. Bitte prüfen Sie den neuen.',
    zh: '该项目的价格刚刚有变动，请确认新价格。',
  },
  rate_changed: {
    en: 'The rate of this currency has changed. Please look at the amount again.',
    de: 'Der Kurs dieser Währung hat sich geändert. Bitte sehen Sie sich den Betrag noch einmal an.',
    zh: '该货币的汇率已变动，请重新核对金额。',
  },
  document_not_found: {
    en: 'This document does not exist.',
    de: 'Dieses Dokument gibt es nicht.',
    zh: '没有找到这份单据。',
  },
  document_credited: {
    en: 'A credit note has already been issued for this invoice.',
    de: 'Zu dieser Rechnung gibt es schon eine Gutschrift.',
    zh: '这张发票已开具贷项通知单。',
  },
  document_not_invoice: {
    en: 'Only an invoice can have a credit note.',
    de: 'Nur zu einer Rechnung gibt es eine Gutschrift.',
    zh: '只有发票才能开具贷项通知单。',
  },
  not_registered: {
    en: 'The house is not registered for tax, so it issues invoices, not tax invoices.',
    de: 'Das Haus ist nicht steuerlich registriert: Es stellt Rechnungen ohne Steuerausweis aus.',
    zh: '本店尚未登记纳税，只能开具普通发票，不能开具税务发票。',
  },
  invoice_stands: {
    en: 'This booking already has an invoice. Issue its credit note first.',
    de: 'Diese Buchung hat schon eine Rechnung. Stellen Sie zuerst die Gutschrift dazu aus.',
    zh: '该预订已有发票，请先开具贷项通知单。',
  },
  nothing_paid: {
    en: 'Nothing was paid yet, so there is no receipt.',
    de: 'Es wurde noch nichts bezahlt, daher gibt es keine Quittung.',
    zh: '尚未付款，无法开具收据。',
  },
  no_address: {
    en: 'The guest has no e-mail address.',
    de: 'Vom Gast ist keine E-Mail-Adresse bekannt.',
    zh: '客人没有留下电子邮箱。',
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
    zh: '该点评已不存在。',
  },
} satisfies Record<string, Words>
