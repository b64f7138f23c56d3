/** Names of lines that no rule of the owner names. */
export const rateWords = {
  lengthDiscount: {
    en: 'Discount for a longer stay ({percent} %)',
    de: 'Rabatt für längeren Aufenthalt ({percent} %)',
    zh: '长住优惠（{percent}%）',
  },
  promotion: {
    en: 'Promotion code {code}',
    de: 'Aktionscode {code}',
    zh: '优惠码 {code}',
  },
  /** That the staff gave. */
  discount: { en: 'Discount', de: 'Rabatt', zh: '折扣' },
  /** In the conditions of a plan, before the property's own words. */
  deposit: {
    en: 'Deposit of {amount}, due by {date}.',
    de: 'Anzahlung von {amount}, fällig bis {date}.',
    zh: '需在 {date} 前支付定金 {amount}。',
  },
  depositNow: {
    en: 'Deposit of {amount}, due with the booking.',
    de: 'Anzahlung von {amount}, fällig mit der Buchung.',
    zh: '预订时需支付定金 {amount}。',
  },
  /** By the rules a changed stay costs less than agreed, and the guest owes the agreed price. */
  kept: {
    en: 'Difference from the agreed price',
    de: 'Differenz zum vereinbarten Preis',
    zh: '与约定价格的差额',
  },
}
