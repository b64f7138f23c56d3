import type { ReviewsByRoom } from '../types.ts'

export const airConditionedReviews: ReviewsByRoom = {
  'cinnamon-room': [
    {
      name: 'Daniel Mercer',
      country: 'New Zealand',
      rating: 5,
      nights: 3,
      daysAgo: 12,
      title: 'Slept like a stone',
      review:
        'After ten days of trains and buses this was exactly what I needed: dark, cool, silent. You really do hear the geckos and not the air conditioning. Ginger tea at nine is a lovely habit.',
    },
    {
      name: 'Katrin Aebischer',
      country: 'Switzerland',
      rating: 5,
      nights: 4,
      daysAgo: 70,
      title: 'Herrlich ruhig',
      review:
        'Ein warmes, stilles Zimmer, das nach Holz riecht. Die Klimaanlage hört man tatsächlich nicht. Etwas mehr Ablage im Bad wäre schön gewesen. Die Gastgeberin hat uns einen Fahrer für den Ausflug nach Galle vermittelt, der pünktlich, freundlich und günstig war.',
    },
    {
      name: 'Isuru Bandara',
      country: 'Sri Lanka',
      rating: 5,
      nights: 1,
      daysAgo: 126,
      title: 'One night was not enough',
      review:
        'Came for a wedding at the beach and wished I had stayed longer. Checked in late, there was still rice and curry waiting under a cover with my name on a card.',
    },
  ],
  'tea-planter-room': [
    {
      name: 'Yuki Tanabe',
      country: 'Japan',
      rating: 5,
      nights: 3,
      daysAgo: 19,
      title: 'Six teas in three evenings',
      review:
        'The card explaining the six teas is written with great care. I sat at the old desk and wrote letters by hand, which I had not done in years. Everything was very clean and everyone was considerate.',
    },
    {
      name: 'Aoife Brennan',
      country: 'Ireland',
      rating: 5,
      nights: 4,
      daysAgo: 78,
      title: 'I would like to be buried in that chair',
      review:
        'The chair by the garden window, to be clear. Four-poster, proper cotton sheets, cool air, and a shelf of tea better than anything at home, and I say that as an Irishwoman.',
    },
    {
      name: 'Matteo Ferri',
      country: 'Italy',
      rating: 4,
      nights: 2,
      daysAgo: 160,
      title: 'Charming, if you like old furniture',
      review:
        'The room has much character. The bed is high and the wood creaks when you turn, and we are restless sleepers. Service without fault, breakfast excellent. Next time we take the Monsoon Room.',
    },
  ],
  'monsoon-room': [
    {
      name: 'Freya Lund',
      country: 'Denmark',
      rating: 5,
      nights: 5,
      daysAgo: 30,
      title: 'The swing is the best seat in the house',
      review:
        'We came in the low season on purpose. Every afternoon it rained for an hour and every afternoon we were on the swing with a book from the wall. I took a novel and left two.',
    },
    {
      name: '王思远',
      country: 'China',
      rating: 5,
      nights: 3,
      daysAgo: 92,
      title: '雨季也很舒服',
      review:
        '七月来的，海浪很大不能游泳，但是住在这里完全不觉得遗憾。空调安静，被子干爽没有潮气，檐廊的秋千可以坐一下午。离镇上的餐厅稍微有点距离，店里可以帮忙叫嘟嘟车。',
    },
    {
      name: 'Samir Haddad',
      country: 'Lebanon',
      rating: 5,
      nights: 4,
      daysAgo: 187,
      title: 'Cool air, warm people',
      review:
        'My son had a fever on the second night and within twenty minutes a doctor was sitting at his bed. They would not hear of being paid for the taxi. We will not forget that.',
    },
  ],
}
