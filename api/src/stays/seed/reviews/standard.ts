import type { ReviewsByRoom } from '../types.ts'

export const standardReviews: ReviewsByRoom = {
  'frangipani-room': [
    {
      name: 'Hannah Whitlock',
      country: 'United Kingdom',
      rating: 5,
      nights: 4,
      daysAgo: 9,
      title: 'That scent in the evening',
      review:
        'I booked the cheapest room and half expected to be tucked away by the car park. Instead I had a tree in flower at the window and a cool floor under my feet after the beach. Nirosha remembered on day two that I take my tea without sugar. The fan is all you need in January.',
    },
    {
      name: 'Lachlan Brody',
      country: 'Australia',
      rating: 5,
      nights: 6,
      daysAgo: 61,
      title: 'Simple and spotless',
      review:
        'Small room, but everything in it is thought through: hooks where you want hooks, a proper reading lamp, a shower with pressure. Mozzies found me on the first night until I worked out the net. String hoppers for breakfast every single day and I am not sorry.',
    },
    {
      name: 'Annika Vogel',
      country: 'Germany',
      rating: 5,
      nights: 5,
      daysAgo: 118,
      title: 'Klein, kühl, wunderschön',
      review:
        'Das Zimmer ist nicht groß, aber ich habe selten so gut geschlafen. Abends duftet der ganze Garten, morgens fegt jemand leise die Blüten vom Weg. Zum Strand sind es wirklich nur vier Minuten. Das Frühstück mit Papaya und Kokosfladen würde ich gern mit nach Hause nehmen.',
    },
  ],
  'courtyard-room': [
    {
      name: 'Priya Raghunathan',
      country: 'India',
      rating: 5,
      nights: 3,
      daysAgo: 22,
      title: 'Rain on the tiles',
      review:
        'It poured on our second afternoon and we did not mind one bit. We sat on the bench outside our door with ginger biscuits and watched the water come off the roof. My mother, who never sleeps in hotels, slept nine hours.',
    },
    {
      name: 'Tomasz Wielgosz',
      country: 'Poland',
      rating: 5,
      nights: 2,
      daysAgo: 87,
      title: 'Quiet in the middle of everything',
      review:
        'You would not believe the main road is five minutes away. The courtyard gets busy at breakfast, so do not plan to sleep past nine with the doors open. Otherwise perfect, and good value with the discount.',
    },
    {
      name: '林佳怡',
      country: 'China',
      rating: 5,
      nights: 3,
      daysAgo: 140,
      title: '像住进了朋友家',
      review:
        '房间对着一个种了睡莲的小院子，下雨的时候坐在门口听雨，什么都不想做。老板娘会记得每个人的口味，第二天就给我们换成了不辣的咖喱。晚上非常安静，手机信号和无线网络都很好。',
    },
  ],
  'palm-grove-room': [
    {
      name: 'Maëlle Jourdan',
      country: 'France',
      rating: 5,
      nights: 5,
      daysAgo: 34,
      title: 'A coconut from our own tree',
      review:
        'We asked if we could have a coconut and a man climbed up outside our balcony and cut one. Just like that. Three of us fitted easily, our daughter claimed the day bed and did not give it back.',
    },
    {
      name: 'Gareth Pugh',
      country: 'United Kingdom',
      rating: 4,
      nights: 2,
      daysAgo: 173,
      title: 'Lovely room, early wildlife',
      review:
        'Beautiful view into the palms and very kind people. Be aware that the squirrels start at about half past five and they are not discreet. Staff offered to move us to the garden side straight away, which I appreciated, but we were leaving anyway.',
    },
    {
      name: 'Dilani Jayasuriya',
      country: 'Sri Lanka',
      rating: 5,
      nights: 2,
      daysAgo: 205,
      title: 'My parents want to come back',
      review:
        'We drove down from Kandy for a long weekend. They made kiribath on Sunday morning without us asking. Clean, peaceful, and the day bed on the upper floor is the best place in Mirissa to read.',
    },
  ],
}
