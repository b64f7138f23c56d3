import type { Icon } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

interface AmenitySeed {
  icon: Icon
  name: Record<Lang, string>
}

/** Amenities and features of rooms: the icon, and the name in each language. */
export const amenities = {
  wifi: { icon: 'wifi', name: { en: 'Free Wi-Fi', de: 'Kostenloses WLAN', zh: '免费无线网络' } },
  bathroom: {
    icon: 'bathroom',
    name: { en: 'Bathroom with rain shower', de: 'Bad mit Regendusche', zh: '独立浴室配花洒淋浴' },
  },
  'garden-shower': {
    icon: 'bathroom',
    name: { en: 'Open-air garden shower', de: 'Gartendusche unter freiem Himmel', zh: '露天花园淋浴' },
  },
  tub: { icon: 'tub', name: { en: 'Free-standing bathtub', de: 'Freistehende Badewanne', zh: '独立浴缸' } },
  parking: { icon: 'parking', name: { en: 'Free parking', de: 'Kostenloser Parkplatz', zh: '免费停车' } },
  safe: { icon: 'security', name: { en: 'In-room safe', de: 'Safe im Zimmer', zh: '客房保险箱' } },
  housekeeping: {
    icon: 'service',
    name: { en: 'Daily housekeeping', de: 'Tägliche Zimmerreinigung', zh: '每日客房清洁' },
  },
  luggage: { icon: 'luggage', name: { en: 'Luggage storage', de: 'Gepäckaufbewahrung', zh: '行李寄存' } },
  surfboards: {
    icon: 'luggage',
    name: { en: 'Surfboard storage', de: 'Stellplatz für Surfbretter', zh: '冲浪板存放处' },
  },
  'sea-view': { icon: 'sea', name: { en: 'Sea view', de: 'Meerblick', zh: '海景' } },
  'sea-glimpse': {
    icon: 'sea',
    name: { en: 'Glimpse of the sea', de: 'Seitlicher Meerblick', zh: '侧面海景' },
  },
  'garden-view': { icon: 'garden', name: { en: 'Garden view', de: 'Gartenblick', zh: '花园景观' } },
  'courtyard-view': {
    icon: 'garden',
    name: { en: 'Courtyard view', de: 'Blick in den Innenhof', zh: '庭院景观' },
  },
  balcony: { icon: 'balcony', name: { en: 'Private balcony', de: 'Eigener Balkon', zh: '私人阳台' } },
  veranda: { icon: 'balcony', name: { en: 'Private veranda', de: 'Eigene Veranda', zh: '私人檐廊' } },
  'roof-terrace': { icon: 'balcony', name: { en: 'Roof terrace', de: 'Dachterrasse', zh: '屋顶露台' } },
  'air-conditioning': {
    icon: 'air-conditioning',
    name: { en: 'Silent air conditioning', de: 'Leise Klimaanlage', zh: '静音空调' },
  },
  fan: { icon: 'fan', name: { en: 'Ceiling fan', de: 'Deckenventilator', zh: '吊扇' } },
  desk: { icon: 'desk', name: { en: 'Writing desk', de: 'Schreibtisch', zh: '书桌' } },
  tea: { icon: 'tea', name: { en: 'Ceylon tea tray', de: 'Ceylon-Tee im Zimmer', zh: '房内备有锡兰红茶' } },
  pantry: {
    icon: 'tea',
    name: { en: 'Small pantry with fridge', de: 'Kleine Teeküche mit Kühlschrank', zh: '小茶水间配冰箱' },
  },
  pool: { icon: 'pool', name: { en: 'Garden pool', de: 'Pool im Garten', zh: '花园泳池' } },
  'plunge-pool': {
    icon: 'pool',
    name: { en: 'Private plunge pool', de: 'Privates Tauchbecken', zh: '私人小泳池' },
  },
  bunks: {
    icon: 'family',
    name: { en: "Children's bunk beds", de: 'Etagenbett für Kinder', zh: '儿童双层床' },
  },
  cot: { icon: 'family', name: { en: 'Cot on request', de: 'Babybett auf Wunsch', zh: '可按需提供婴儿床' } },
  quiet: { icon: 'quiet', name: { en: 'Quiet garden side', de: 'Ruhige Gartenseite', zh: '安静的花园一侧' } },
  breakfast: {
    icon: 'breakfast',
    name: { en: 'Breakfast included', de: 'Frühstück inklusive', zh: '含早餐' },
  },
} as const satisfies Record<string, AmenitySeed>

/** Names for a property that begins with nothing, where those above say where the examples are. */
export const plainNames: Partial<Record<string, AmenitySeed['name']>> = {
  tea: { en: 'Tea tray', de: 'Tee im Zimmer', zh: '房内备有茶饮' },
}
