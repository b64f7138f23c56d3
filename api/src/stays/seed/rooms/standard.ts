import type { RoomSeed } from '../types.ts'

export const standardRooms: readonly RoomSeed[] = [
  {
    ...{ id: 'frangipani-room', category: 'standard', price: 64, guests: 2, sizeM2: 18, units: 3 },
    name: { en: 'Frangipani Room', de: 'Frangipani-Zimmer', zh: '鸡蛋花客房' },
    bed: { en: '1 queen bed', de: '1 Queensize-Bett', zh: '1 张大床' },
    description: {
      en: 'The oldest frangipani in the garden flowers right outside this window, and in the evening its scent comes in before you have lit the lamp. Whitewashed walls, a polished cement floor that stays cool under bare feet, and a ceiling fan that turns slowly through the night. The beach is four minutes away along the lane.',
      de: 'Vor diesem Fenster blüht der älteste Frangipani des Gartens; abends zieht sein Duft herein, noch bevor Sie die Lampe anzünden. Weiß gekalkte Wände, ein glatter Zementboden, der unter nackten Füßen kühl bleibt, und ein Deckenventilator, der sich die ganze Nacht gemächlich dreht. Zum Strand gehen Sie vier Minuten die Gasse hinunter.',
      zh: '花园里最老的一棵鸡蛋花树就开在窗外，傍晚灯还没点，花香已先飘进屋来。白灰墙，光脚踩上去清凉的水磨地面，一台吊扇整夜缓缓转动。沿小巷步行四分钟便到海滩。',
    },
    features: ['garden-view', 'fan', 'wifi'],
    amenities: ['bathroom', 'breakfast', 'housekeeping', 'wifi', 'fan', 'garden-view', 'luggage', 'parking'],
  },
  {
    ...{
      id: 'courtyard-room',
      category: 'standard',
      price: 72,
      discountPrice: 61,
      guests: 2,
      sizeM2: 20,
      units: 2,
    },
    name: { en: 'Courtyard Room', de: 'Zimmer am Innenhof', zh: '庭院客房' },
    bed: {
      en: '1 queen bed or 2 single beds',
      de: '1 Queensize-Bett oder 2 Einzelbetten',
      zh: '1 张大床或 2 张单人床',
    },
    description: {
      en: 'A blue double door opens onto the inner courtyard, where a stone basin holds water lilies and the house cat holds court. When it rains, the water runs off the old clay tiles in a curtain and you can watch it dry-footed from your own bench. Two of our quietest sleeps are behind these doors.',
      de: 'Eine blaue Flügeltür führt in den Innenhof, wo im Steinbecken Seerosen stehen und die Hauskatze Hof hält. Bei Regen fällt das Wasser als Vorhang von den alten Tonziegeln, und Sie sehen ihm trockenen Fußes von Ihrer eigenen Bank aus zu. Ruhiger schläft man bei uns kaum irgendwo.',
      zh: '推开蓝色双扇门便是内院，石盆里养着睡莲，家里的猫在此称王。下雨时，雨水从老陶瓦檐垂成一道水帘，您可坐在自己的长凳上静静观赏，鞋也不会湿。这里是全屋最安静好眠的角落之一。',
    },
    features: ['courtyard-view', 'quiet', 'wifi'],
    amenities: [
      'bathroom',
      'fan',
      'desk',
      'wifi',
      'courtyard-view',
      'quiet',
      'breakfast',
      'housekeeping',
      'parking',
    ],
  },
  {
    ...{ id: 'palm-grove-room', category: 'standard', price: 78, guests: 3, sizeM2: 24, units: 2 },
    name: { en: 'Palm Grove Room', de: 'Zimmer am Palmenhain', zh: '棕榈林客房' },
    bed: {
      en: '1 queen bed and 1 day bed',
      de: '1 Queensize-Bett und 1 Tagesbett',
      zh: '1 张大床和 1 张坐卧两用床',
    },
    description: {
      en: 'On the upper floor, level with the crowns of nineteen king coconut palms; you wake to squirrels running along the fronds. The day bed under the window is wide enough for a third guest or a very long afternoon. Ask for a fresh coconut and it will be cut from the tree you are looking at.',
      de: 'Im Obergeschoss, auf Augenhöhe mit den Kronen von neunzehn Königskokospalmen: Morgens wecken Sie die Streifenhörnchen, die über die Wedel laufen. Das Tagesbett am Fenster ist breit genug für einen dritten Gast oder einen sehr langen Nachmittag. Bestellen Sie eine Kokosnuss, und sie kommt von der Palme, auf die Sie gerade schauen.',
      zh: '位于二楼，与十九棵国王椰子树的树冠齐高，清晨在松鼠跃过椰叶的声响中醒来。窗下的坐卧两用床足够宽敞，可供第三位客人安睡，也可消磨一个悠长的午后。想喝鲜椰，我们就从您眼前的那棵树上摘。',
    },
    features: ['garden-view', 'balcony', 'fan'],
    amenities: [
      'wifi',
      'bathroom',
      'tea',
      'fan',
      'balcony',
      'garden-view',
      'breakfast',
      'housekeeping',
      'luggage',
      'parking',
    ],
  },
]
