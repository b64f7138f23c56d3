/** Names of lines that no rule of the owner's names. */
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
}
