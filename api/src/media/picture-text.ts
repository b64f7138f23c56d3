import type { Lang } from '@calm-rest/contract/widget'

type Texts = Readonly<Record<Lang, string>>

/** Contents of a room's drawn scenes: bedroom, outlook, corner, detail. The beds are those of the room. */
const scenes: Readonly<Record<string, readonly Texts[]>> = {
  'frangipani-room': [
    {
      en: 'queen bed under a mosquito net, a frangipani in the window',
      de: 'Queensize-Bett unter einem Moskitonetz, vor dem Fenster ein Frangipani',
      zh: '蚊帐下的大床，窗外是一棵鸡蛋花树',
    },
    {
      en: 'two chairs on the veranda, the flowering frangipani in the garden',
      de: 'zwei Stühle auf der Veranda, im Garten der blühende Frangipani',
      zh: '檐廊上的两把椅子，花园里鸡蛋花正开',
    },
    {
      en: 'bathtub below the garden window',
      de: 'Badewanne unter dem Gartenfenster',
      zh: '花园窗下的浴缸',
    },
    {
      en: 'folded towels with frangipani flowers',
      de: 'gefaltete Handtücher mit Frangipaniblüten',
      zh: '叠好的毛巾与鸡蛋花',
    },
  ],
  'courtyard-room': [
    {
      en: 'queen bed, three arches open to the courtyard',
      de: 'Queensize-Bett, drei Bögen zum Innenhof',
      zh: '大床，三道拱门通向内院',
    },
    {
      en: 'the courtyard with its water basin, seen through an arch',
      de: 'der Innenhof mit seinem Wasserbecken, durch einen Bogen gesehen',
      zh: '透过拱门望见内院与水池',
    },
    {
      en: 'shower under the open sky, behind a wall',
      de: 'Dusche unter freiem Himmel, hinter einer Mauer',
      zh: '围墙内的露天淋浴',
    },
    {
      en: 'clay pots and flowers at the edge of the basin',
      de: 'Tonkrüge und Blüten am Rand des Wasserbeckens',
      zh: '水池边的陶罐与鲜花',
    },
  ],
  'palm-grove-room': [
    {
      en: 'queen bed under a mosquito net and day bed, palms in the wide window',
      de: 'Queensize-Bett unter einem Moskitonetz und Tagesbett, vor dem breiten Fenster Palmen',
      zh: '蚊帐下的大床与坐卧两用床，宽窗外是棕榈',
    },
    {
      en: 'hammock between palms, the sea behind',
      de: 'Hängematte zwischen Palmen, dahinter das Meer',
      zh: '棕榈间的吊床，远处是海',
    },
    {
      en: 'hanging chair and bookshelf beside the open shutters',
      de: 'Hängesessel und Bücherregal neben den offenen Fensterläden',
      zh: '敞开的百叶窗旁，吊椅与书架',
    },
    {
      en: 'sun hat and two fresh coconuts',
      de: 'Sonnenhut und zwei frische Kokosnüsse',
      zh: '草帽与两个鲜椰子',
    },
  ],
  'horizon-room': [
    {
      en: 'king bed before a window as wide as the wall, the sun low over the sea',
      de: 'Kingsize-Bett vor einem Fenster, so breit wie die Wand, die Sonne tief über dem Meer',
      zh: '特大床，与墙同宽的窗外，夕阳低垂海面',
    },
    {
      en: 'two loungers and a parasol above the sea at sunset',
      de: 'zwei Liegen und ein Sonnenschirm über dem Meer, bei Sonnenuntergang',
      zh: '日落时分，海边的两张躺椅与一把阳伞',
    },
    {
      en: 'bathtub between curtains, with a view of the sea',
      de: 'Badewanne zwischen Vorhängen, mit Blick aufs Meer',
      zh: '帘幔间的浴缸，面朝大海',
    },
    {
      en: 'tray with tea and papaya, the sunset behind',
      de: 'Tablett mit Tee und Papaya, dahinter der Sonnenuntergang',
      zh: '一盘茶与木瓜，身后是落日',
    },
  ],
  'turtle-bay-room': [
    {
      en: 'king bed with canopy, the bay behind green shutters',
      de: 'Kingsize-Himmelbett, hinter grünen Fensterläden die Bucht',
      zh: '四柱特大床，绿色百叶窗外是海湾',
    },
    {
      en: 'chair and coconuts on the balcony above the bay',
      de: 'Stuhl und Kokosnüsse auf dem Balkon über der Bucht',
      zh: '俯瞰海湾的阳台，一把椅子，几个椰子',
    },
    {
      en: 'washstand with a round mirror and tiles like waves',
      de: 'Waschtisch mit rundem Spiegel und Fliesen wie Wellen',
      zh: '圆镜洗手台与波浪纹瓷砖',
    },
    {
      en: 'shells on the window sill, a turtle in the water outside',
      de: 'Muscheln auf der Fensterbank, draußen im Wasser eine Schildkröte',
      zh: '窗台上的贝壳，窗外水中游着一只海龟',
    },
  ],
  'lighthouse-suite': [
    {
      en: 'king bed and sofa bed, the lighthouse in an arched window',
      de: 'Kingsize-Bett und Schlafsofa, im Bogenfenster der Leuchtturm',
      zh: '特大床与沙发床，拱窗外是灯塔',
    },
    {
      en: 'roof terrace with cushions and lights, the lighthouse in the evening',
      de: 'Dachterrasse mit Kissen und Lichterkette, der Leuchtturm am Abend',
      zh: '铺着靠垫、挂着灯串的屋顶露台，暮色中的灯塔',
    },
    {
      en: 'desk and telescope at the arched window',
      de: 'Schreibtisch und Fernrohr am Bogenfenster',
      zh: '拱窗前的书桌与望远镜',
    },
    {
      en: 'lantern and books on the sill, the lighthouse outside',
      de: 'Laterne und Bücher auf der Fensterbank, draußen der Leuchtturm',
      zh: '窗台上的提灯与书，窗外是灯塔',
    },
  ],
  'coral-suite': [
    {
      en: 'king bed below a round window on the sea',
      de: 'Kingsize-Bett unter einem runden Fenster zum Meer',
      zh: '特大床，床头圆窗望海',
    },
    {
      en: 'the reef below the waves, with corals, fish and a turtle',
      de: 'das Riff unter den Wellen, mit Korallen, Fischen und einer Schildkröte',
      zh: '海浪下的礁石，珊瑚、鱼群与海龟',
    },
    {
      en: 'plunge pool on the terrace, the reef in front of it',
      de: 'Tauchbecken auf der Terrasse, davor das Riff',
      zh: '露台上的小泳池，前方是礁石',
    },
    {
      en: 'shells, a starfish and a glass of juice',
      de: 'Muscheln, ein Seestern und ein Glas Saft',
      zh: '贝壳、海星与一杯果汁',
    },
  ],
  'cinnamon-room': [
    {
      en: 'king bed in a room of dark wood, cinnamon trees outside',
      de: 'Kingsize-Bett in einem Zimmer aus dunklem Holz, draußen Zimtbäume',
      zh: '深色木屋中的特大床，窗外是肉桂树',
    },
    {
      en: 'lounger and tea on the veranda, the cinnamon garden in front of it',
      de: 'Liegestuhl und Tee auf der Veranda, davor der Zimtgarten',
      zh: '檐廊上的躺椅与茶，前方是肉桂园',
    },
    {
      en: 'copper bathtub by candlelight',
      de: 'kupferne Badewanne bei Kerzenlicht',
      zh: '烛光中的铜浴缸',
    },
    {
      en: 'oil lamp, cinnamon sticks and a cup of tea',
      de: 'Öllampe, Zimtstangen und eine Tasse Tee',
      zh: '油灯、肉桂卷与一杯茶',
    },
  ],
  'tea-planter-room': [
    {
      en: 'queen four-poster bed and desk, tea hills in the window',
      de: 'Queensize-Himmelbett und Schreibtisch, vor dem Fenster Teehügel',
      zh: '四柱大床与书桌，窗外是茶山',
    },
    {
      en: 'two chairs and a pot of tea, with a view of the tea hills',
      de: 'zwei Stühle und eine Kanne Tee, mit Blick auf die Teehügel',
      zh: '两把椅子一壶茶，望向茶山',
    },
    {
      en: 'armchair and bookshelf beside the window',
      de: 'Lesesessel und Bücherregal neben dem Fenster',
      zh: '窗边的扶手椅与书架',
    },
    {
      en: 'teapot and cups on a tray, tea hills behind',
      de: 'Teekanne und Tassen auf einem Tablett, dahinter Teehügel',
      zh: '茶盘上的茶壶与茶杯，身后是茶山',
    },
  ],
  'monsoon-room': [
    {
      en: 'king bed and single bed, rain over the sea outside',
      de: 'Kingsize-Bett und Einzelbett, draußen Regen über dem Meer',
      zh: '特大床与单人床，窗外海上落雨',
    },
    {
      en: 'hanging chair on the veranda while it rains',
      de: 'Hängesessel auf der Veranda, während es regnet',
      zh: '雨中的檐廊与吊椅',
    },
    {
      en: 'window seat with cushions, a book and a cup of coffee',
      de: 'Fensterbank mit Kissen, einem Buch und einer Tasse Kaffee',
      zh: '窗边卧榻，靠垫、书与一杯咖啡',
    },
    {
      en: 'raincoat, umbrella and rubber boots beside a lamp',
      de: 'Regenmantel, Schirm und Gummistiefel neben einer Lampe',
      zh: '灯旁的雨衣、雨伞与雨靴',
    },
  ],
  'lagoon-family-room': [
    {
      en: 'king bed under a mosquito net and bunk bed, the lagoon by moonlight',
      de: 'Kingsize-Bett unter einem Moskitonetz und Etagenbett, die Lagune im Mondlicht',
      zh: '蚊帐下的特大床与双层床，月光下的潟湖',
    },
    {
      en: 'jetty with lanterns on the lagoon, herons beside it',
      de: 'Steg mit Laternen an der Lagune, daneben Reiher',
      zh: '潟湖上点着灯笼的栈桥，旁边立着白鹭',
    },
    {
      en: 'bathroom with two washbasins, a gecko on the wall',
      de: 'Bad mit zwei Waschbecken, an der Wand ein Gecko',
      zh: '双洗手盆浴室，墙上一只壁虎',
    },
    {
      en: 'paper boats and a lantern before the moonlit window',
      de: 'Papierschiffchen und eine Laterne vor dem Fenster im Mondlicht',
      zh: '月光窗前的纸船与提灯',
    },
  ],
  'mango-tree-bungalow': [
    {
      en: 'king bed, the door open to the mango tree',
      de: 'Kingsize-Bett, die Tür offen zum Mangobaum',
      zh: '特大床，门外是芒果树',
    },
    {
      en: 'veranda with a lounger, the mango tree and a hammock in the garden',
      de: 'Veranda mit Liegestuhl, im Garten der Mangobaum und eine Hängematte',
      zh: '檐廊上的躺椅，花园里的芒果树与吊床',
    },
    {
      en: 'outdoor shower behind bamboo, mangoes above it',
      de: 'Außendusche hinter Bambus, darüber Mangos',
      zh: '竹篱围起的露天淋浴，头顶挂着芒果',
    },
    {
      en: 'bowl of mangoes, one of them cut open',
      de: 'Schale mit Mangos, eine davon aufgeschnitten',
      zh: '一盆芒果，其中一个已切开',
    },
  ],
  'fishermans-loft': [
    {
      en: 'king bed and bunk beds under the open roof, the sea at sunset',
      de: 'Kingsize-Bett und Stockbetten unter dem offenen Dachstuhl, das Meer bei Sonnenuntergang',
      zh: '裸露木梁下的特大床与双层床，日落的海',
    },
    {
      en: 'veranda with a fishing net, stilt fishermen in the evening sea',
      de: 'Veranda mit Fischernetz, Stelzenfischer im abendlichen Meer',
      zh: '挂着渔网的檐廊，傍晚海上的高跷渔夫',
    },
    {
      en: 'desk below a round window, glass floats beside it',
      de: 'Schreibtisch unter einem runden Fenster, daneben Fischerkugeln',
      zh: '圆窗下的书桌，旁边挂着玻璃浮球',
    },
    {
      en: 'bunks with a ladder, a lantern and a window on the sea',
      de: 'Stockbetten mit Leiter, einer Laterne und einem Fenster zum Meer',
      zh: '带梯子的双层床，一盏提灯，一扇海窗',
    },
  ],
}

const words: Readonly<Record<Lang, { colon: string; drawing: string; photograph: string }>> = {
  en: { colon: ': ', drawing: ', drawing', photograph: 'photograph' },
  de: { colon: ': ', drawing: ', Zeichnung', photograph: 'Foto' },
  zh: { colon: '：', drawing: '（插画）', photograph: '照片' },
}

/** Address of a scene that belongs to the site, with its room and its number. */
const sceneAddress = /^\/media\/scenes\/(.+)-(\d)\.svg$/

interface PictureOfRoom {
  /** Name of the room in `lang`. */
  room: string
  src: string
  /** Position among the pictures of the room, from 1. */
  number: number
  lang: Lang
}

/**
 * Returns the alternative text: the content of a drawn scene. For a photograph, which nobody has described, it only
 * says which one it is.
 */
export const pictureText = ({ room, src, number, lang }: PictureOfRoom): string => {
  const { colon, drawing, photograph } = words[lang]
  const scene = sceneAddress.exec(src)
  if (!scene) return `${room}${colon}${photograph} ${number}`
  const [, id = '', ofScene] = scene
  const shown = scenes[id]?.[Number(ofScene) - 1]?.[lang]
  return `${room}${shown === undefined ? '' : colon + shown}${drawing}`
}
