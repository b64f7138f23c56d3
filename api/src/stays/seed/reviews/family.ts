import type { ReviewsByRoom } from '../types.ts'

export const familyReviews: ReviewsByRoom = {
  'lagoon-family-room': [
    {
      name: 'Laura and Ben Castellano',
      country: 'United States',
      rating: 5,
      nights: 6,
      daysAgo: 3,
      title: 'The boat bunk won',
      review:
        'Our two still argue about who gets the porthole on the left. Pool three steps away, gate in sight, milk rice at seven in the evening without a raised eyebrow. It is rare to find a place this pretty that actually likes children.',
    },
    {
      name: 'Familie Reinhardt',
      country: 'Austria',
      rating: 5,
      nights: 8,
      daysAgo: 57,
      title: 'Urlaub auch für die Eltern',
      review:
        'Unsere Kinder (4 und 7) wollten abends freiwillig ins Bett, weil es ein Boot ist. Wir saßen derweil am Pool und haben den Eisvögeln zugesehen. Babybett, Hochstuhl, Schwimmflügel: Alles war da, bevor wir gefragt haben.',
    },
    {
      name: 'Megan Oyelaran',
      country: 'United Kingdom',
      rating: 5,
      nights: 5,
      daysAgo: 145,
      title: 'Close to everything a small child needs',
      review:
        'Very practical and very pretty. Being on the ground floor by the pool means some splashing from eight in the morning, mostly from our own. A blind on the small window would help with naps.',
    },
  ],
  'mango-tree-bungalow': [
    {
      name: 'Charlotte Dumont',
      country: 'Belgium',
      rating: 5,
      nights: 7,
      daysAgo: 36,
      title: 'Three generations, one long table',
      review:
        'My parents had the shady room, we had the hammocks, and we all met at the table on the veranda. Twice a mango hit the roof during dinner and everybody cheered. The shower between the river stones is unforgettable.',
    },
    {
      name: 'Arjun Menon',
      country: 'Singapore',
      rating: 5,
      nights: 4,
      daysAgo: 103,
      title: 'A house of our own',
      review:
        'Private, green, and far enough from the main house that a noisy toddler bothers nobody. No air conditioning, though the fans coped well in December. Wi-Fi reached the veranda but not the last hammock, which may be a feature.',
    },
  ],
  'fishermans-loft': [
    {
      name: 'Sean and Orla Gallagher',
      country: 'Ireland',
      rating: 5,
      nights: 7,
      daysAgo: 25,
      title: 'Eight of us and still speaking',
      review:
        'Two families, four kids, one week. The fish goes from the harbour to your grill the same morning and somebody shows you how. The children slept in the lofts and plotted. Best holiday we have had together.',
    },
    {
      name: '周敏',
      country: 'China',
      rating: 5,
      nights: 5,
      daysAgo: 82,
      title: '一大家人住得下',
      review:
        '我们一家八口，从三岁到七十三岁，住得都很满意。长桌是用旧船做的，每天晚上大家围在一起吃烤鱼。老人房在楼下，不用爬楼梯。早上去隔壁渔港看渔船回来，特别有意思。',
    },
    {
      name: 'Isabel Moreno',
      country: 'Spain',
      rating: 4,
      nights: 3,
      daysAgo: 198,
      title: 'Huge, beautiful, a little salty',
      review:
        'An old boat shed with a roof like a church. You do smell the harbour when the wind turns, and we decided that we liked it. One bathroom more for eight people would be ideal, but nobody ever waited long.',
    },
  ],
}
