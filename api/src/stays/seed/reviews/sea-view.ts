import type { ReviewsByRoom } from '../types.ts'

export const seaViewReviews: ReviewsByRoom = {
  'horizon-room': [
    {
      name: 'Ingrid Solheim',
      country: 'Norway',
      rating: 5,
      nights: 7,
      daysAgo: 5,
      title: 'We cancelled our day trips',
      review:
        'We had a list of things to do. By the third morning the list was under the coffee pot and we were still on the balcony. At dawn you see the whale boats go out one after the other, like beads on a string.',
    },
    {
      name: 'Marcus Feldmann',
      country: 'Germany',
      rating: 5,
      nights: 6,
      daysAgo: 48,
      title: 'Aufwachen mit Blick aufs Meer',
      review:
        'Man öffnet die Augen und sieht nur Wasser. Keine Straße, kein Dach, kein Mast. Das Bett ist hervorragend, das Bad schlicht und tadellos sauber. Für uns der schönste Platz auf unserer dreiwöchigen Reise durch das Land.',
    },
    {
      name: 'Joanna Kerr',
      country: 'Canada',
      rating: 4,
      nights: 3,
      daysAgo: 131,
      title: 'The light on the ceiling is real',
      review:
        'I thought the bit about light moving across the ceiling was brochure talk. It is not. One star off only because the stairs are steep with heavy bags; they did carry them up for us, cheerfully.',
    },
  ],
  'turtle-bay-room': [
    {
      name: 'Chen Wei',
      country: 'China',
      rating: 5,
      nights: 4,
      daysAgo: 15,
      title: '第一天就看到了海龟',
      review:
        '涨潮的时候在阳台上用望远镜就能看到海龟，孩子高兴得不肯下楼吃饭。浮潜装备可以免费借，尺码很全。早餐的水果非常新鲜，店员会提醒我们什么时候下水安全。',
    },
    {
      name: 'Sofia Bianchi',
      country: 'Italy',
      rating: 5,
      nights: 5,
      daysAgo: 52,
      title: 'Three turtles before lunch',
      review:
        'The binoculars by the door are not decoration. The breeze goes right through the room, we never missed the air conditioning, and in the evening you hear only the waves. Our best stay on the south coast.',
    },
    {
      name: 'Pieter de Graaf',
      country: 'Netherlands',
      rating: 5,
      nights: 2,
      daysAgo: 96,
      title: 'A corner with two winds',
      review:
        'Fine room with a splendid view of the bay. Bring earplugs in the monsoon months because the sea is loud then, which of course is also the point. Excellent dhal at breakfast.',
    },
  ],
  'lighthouse-suite': [
    {
      name: 'Eleanor Ashby',
      country: 'United Kingdom',
      rating: 5,
      nights: 5,
      daysAgo: 27,
      title: 'Ten past six, in the bath',
      review:
        'They tell you to be in the tub at ten past six and you should do as you are told. We rang the brass bell for breakfast each morning and felt a little silly and very happy. Our tenth anniversary, and I doubt the twentieth will be better.',
    },
    {
      name: 'Noah Lindgren',
      country: 'Sweden',
      rating: 5,
      nights: 3,
      daysAgo: 110,
      title: 'Worth each of the twenty-two steps',
      review:
        'Windows on three sides, a terrace above that, and the lighthouse blinking at night. The staff never hovered and were always there. The only room I have ever photographed with nobody in it.',
    },
  ],
  'coral-suite': [
    {
      name: 'The Okafor family',
      country: 'Nigeria',
      rating: 5,
      nights: 6,
      daysAgo: 41,
      title: 'Two teenagers, no complaints',
      review:
        'That has not happened before. They had their own door and the pool, we had the terrace and the sunset. The old coral walls keep it properly cool. Cook made us a crab curry that we still talk about.',
    },
    {
      name: 'Rebecca Stein',
      country: 'United States',
      rating: 5,
      nights: 4,
      daysAgo: 152,
      title: 'Gorgeous, and a bit of a splurge',
      review:
        'The plunge pool looks straight out over the palms to the reef. The pantry could use a second burner if you plan to cook, but with that kitchen downstairs I am not sure why you would. Checkout at eleven was handled gently.',
    },
  ],
}
