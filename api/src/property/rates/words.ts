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
  /** By the rules a changed stay costs less than agreed, and the guest owes the agreed price. */
  kept: {
    en: 'Difference from the agreed price',
    de: 'Differenz zum vereinbarten Preis',
    zh: '与约定价格的差额',
  },
}
