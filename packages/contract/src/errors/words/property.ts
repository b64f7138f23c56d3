import type { Words } from './words.ts'

/** Words for errors of the property at the front desk: rooms, units, amenities, photographs. */
export const propertyWords = {
  unit_not_found: {
    en: 'This room type has no such unit.',
    de: 'Diese Zimmerart hat keine solche Einheit.',
    zh: '该房型没有此房间。',
  },
  unit_in_use: {
    en: 'Stays or blocked nights lie ahead for this unit. Please move, cancel or unblock them first.',
    de: 'Für diese Einheit stehen noch Aufenthalte oder gesperrte Nächte aus. Bitte verlegen, stornieren oder entsperren Sie diese zuerst.',
    zh: '该房间仍有未结束的住宿或停售房晚，请先换房、取消或恢复销售。',
  },
  last_unit: {
    en: 'A room type needs at least one unit. Block its nights to sell none of them.',
    de: 'Eine Zimmerart braucht mindestens eine Einheit. Sperren Sie deren Nächte, um keine zu verkaufen.',
    zh: '每种房型至少需要一间客房。如暂不出售，请将其房晚停售。',
  },
  room_in_use: {
    en: 'Stays or blocked nights lie ahead in this room type. Please move, cancel or unblock them first.',
    de: 'In dieser Zimmerart stehen noch Aufenthalte oder gesperrte Nächte aus. Bitte verlegen, stornieren oder entsperren Sie diese zuerst.',
    zh: '该房型仍有未结束的住宿或停售房晚，请先换房、取消或恢复销售。',
  },
  room_incomplete: {
    en: 'Guests cannot find this room yet: it needs its texts in all three languages and a photograph.',
    de: 'Diese Zimmerart kann noch nicht angeboten werden: Sie braucht ihre Texte in allen drei Sprachen und ein Foto.',
    zh: '该房型暂时无法上线：需要三种语言的完整文字以及一张照片。',
  },
  room_never_offered: {
    en: 'This room is a draft: guests have never seen it.',
    de: 'Diese Zimmerart ist ein Entwurf: Gäste haben sie nie gesehen.',
    zh: '该房型仍是草稿，客人从未见过。',
  },
  room_not_offered: {
    en: 'This room type is no longer offered. Please offer it again first.',
    de: 'Diese Zimmerart wird nicht mehr angeboten. Bitte bieten Sie sie zuerst wieder an.',
    zh: '该房型已下线，请先重新上线。',
  },
  room_not_draft: {
    en: 'Guests know this room by its address: it stays as it is.',
    de: 'Gäste kennen diese Zimmerart unter ihrer Adresse: Die Adresse bleibt, wie sie ist.',
    zh: '该房型已上线过，网址不可再更改。',
  },
  room_was_offered: {
    en: 'Guests have seen this room: it can be ended, and not discarded.',
    de: 'Gäste haben dieses Zimmer gesehen: Es lässt sich nicht mehr verwerfen, nur nicht mehr anbieten.',
    zh: '客人已看到过该房型：只能停售，不能删除。',
  },
  setup_incomplete: {
    en: 'Something that the house needs is still missing. Please look at the list again.',
    de: 'Es fehlt noch etwas, das zur Eröffnung nötig ist. Bitte sehen Sie sich die Liste noch einmal an.',
    zh: '还有开业所必需的事项未完成，请再查看一遍清单。',
  },
  currency_fixed: {
    en: 'Stays or payments are counted in this currency: it can no longer be changed.',
    de: 'Aufenthalte oder Zahlungen sind in dieser Währung gerechnet: Sie lässt sich nicht mehr ändern.',
    zh: '已有住宿或付款以该货币计算，无法再更改。',
  },
  time_zone_fixed: {
    en: 'Nights of stays are counted in this time zone: it can no longer be changed.',
    de: 'Nächte von Aufenthalten sind in dieser Zeitzone gerechnet: Sie lässt sich nicht mehr ändern.',
    zh: '已有住宿的房晚按该时区计算，无法再更改。',
  },
  amenity_not_found: {
    en: 'The house has no such amenity.',
    de: 'Diese Ausstattung gibt es im Haus nicht.',
    zh: '没有找到该设施。',
  },
  amenity_in_use: {
    en: 'There are rooms that have this amenity. Please take it off them first.',
    de: 'Es gibt noch Zimmerarten mit dieser Ausstattung. Bitte nehmen Sie sie dort zuerst heraus.',
    zh: '仍有客房使用该设施，请先从这些客房中移除。',
  },
  photograph_not_found: {
    en: 'This photograph is not there any more.',
    de: 'Dieses Foto gibt es nicht mehr.',
    zh: '这张照片已不存在。',
  },
  photograph_unreadable: {
    en: 'This file is not a photograph that can be read, or it is damaged. JPEG, PNG, WebP, AVIF and TIFF can be used.',
    de: 'Diese Datei ist kein lesbares Foto, oder sie ist beschädigt. Möglich sind JPEG, PNG, WebP, AVIF und TIFF.',
    zh: '此文件不是可读取的照片，或已损坏。支持 JPEG、PNG、WebP、AVIF 和 TIFF。',
  },
  photograph_heic: {
    en: 'This photograph is in the HEIC format of iPhones, which cannot be read here. Share it as JPEG, or choose ‘Most Compatible’ under Settings, Camera, Formats.',
    de: 'Dieses Foto ist im HEIC-Format von iPhones, das hier nicht gelesen werden kann. Teilen Sie es als JPEG, oder wählen Sie „Maximale Kompatibilität“ unter Einstellungen, Kamera, Formate.',
    zh: '这张照片是 iPhone 的 HEIC 格式，此处无法读取。请以 JPEG 格式分享，或在“设置 > 相机 > 格式”中选择“兼容性最佳”。',
  },
  photograph_too_large: {
    en: 'This photograph is too large: 30 MB and 80 million pixels are the most. Please save it smaller.',
    de: 'Dieses Foto ist zu groß: Mehr als 30 MB und 80 Millionen Pixel sind nicht möglich. Bitte speichern Sie es kleiner.',
    zh: '照片过大：最多 30 MB、8000 万像素。请缩小后再试。',
  },
  photograph_too_small: {
    en: 'This photograph is too small and would look soft: it has to be at least 800 pixels wide.',
    de: 'Dieses Foto ist zu klein und sähe unscharf aus: Es muss mindestens 800 Pixel breit sein.',
    zh: '照片过小，显示会模糊：宽度至少需要 800 像素。',
  },
  photograph_too_long: {
    en: 'This photograph is too long: one side may be at most four times the other.',
    de: 'Dieses Foto ist zu lang: Eine Seite darf höchstens viermal so lang sein wie die andere.',
    zh: '照片过于狭长：长边最多为短边的四倍。',
  },
  photograph_exists: {
    en: 'This room shows this photograph already.',
    de: 'Dieses Zimmer zeigt dieses Foto bereits.',
    zh: '该房型已有这张照片。',
  },
  last_photograph: {
    en: 'This is the only picture that guests have of the room. Please add another one first.',
    de: 'Das ist das einzige Bild, das Gäste von diesem Zimmer haben. Bitte fügen Sie zuerst ein anderes hinzu.',
    zh: '这是客人能看到的唯一一张客房照片，请先添加另一张。',
  },
  too_many_photographs: {
    en: 'This room has as many photographs as it can show. Please take one away first.',
    de: 'Dieses Zimmer hat so viele Fotos, wie es zeigen kann. Bitte entfernen Sie zuerst eines.',
    zh: '该房型的照片数量已达上限，请先移除一张。',
  },
  logo_svg: {
    en: 'A logo in the SVG format can hold programs, so it is not read here. Please save it as PNG, with a transparent background.',
    de: 'Ein Logo im Format SVG kann Programme enthalten und wird hier nicht gelesen. Bitte als PNG mit durchsichtigem Hintergrund speichern.',
    zh: 'SVG 格式的标志可能含有程序，因此无法读取。请另存为背景透明的 PNG。',
  },
  logo_unreadable: {
    en: 'This file is not a logo that can be read, or it is damaged. PNG, JPEG and WebP can be used, with one still picture.',
    de: 'Diese Datei ist kein lesbares Logo oder beschädigt. PNG, JPEG und WebP mit einem unbewegten Bild sind möglich.',
    zh: '该文件不是可读取的标志，或已损坏。可使用 PNG、JPEG 和 WebP 格式的单张静态图片。',
  },
  logo_too_large: {
    en: 'This logo is too large: 2 MB and 16 million pixels are the most. Please save it smaller.',
    de: 'Dieses Logo ist zu groß: höchstens 2 MB und 16 Millionen Pixel. Bitte kleiner speichern.',
    zh: '该标志过大：最多 2 MB 和 1600 万像素。请缩小后再保存。',
  },
  logo_too_small: {
    en: 'This logo is too small and would look soft: its longer side has to be at least 64 pixels.',
    de: 'Dieses Logo ist zu klein und wäre unscharf: Die längere Seite braucht mindestens 64 Pixel.',
    zh: '该标志过小，会显得模糊：较长一边至少需要 64 像素。',
  },
  logo_too_long: {
    en: 'This logo is too long: one side may be at most eight times the other.',
    de: 'Dieses Logo ist zu lang: Eine Seite darf höchstens achtmal so lang sein wie die andere.',
    zh: '该标志过长：一边最多为另一边的八倍。',
  },
  translation_off: {
    en: 'No service for translations is set up.',
    de: 'Es ist kein Dienst für Übersetzungen eingerichtet.',
    zh: '尚未设置翻译服务。',
  },
  translation_too_long: {
    en: 'These texts are too long to be translated at once. Please write some of them yourself first.',
    de: 'Diese Texte sind zu lang, um sie auf einmal zu übersetzen. Bitte schreiben Sie zuerst einige davon selbst.',
    zh: '这些文字太长，无法一次翻译。请先自行填写一部分。',
  },
  translation_failed: {
    en: 'The service for translations does not answer. Nothing was changed; please try again later.',
    de: 'Der Dienst für Übersetzungen antwortet nicht. Nichts wurde geändert; bitte versuchen Sie es später noch einmal.',
    zh: '翻译服务没有响应。内容没有任何改动，请稍后再试。',
  },
  too_many_translations: {
    en: 'As much was translated today as is allowed in a day. Please go on tomorrow, or write the texts yourself.',
    de: 'Heute wurde so viel übersetzt, wie an einem Tag erlaubt ist. Bitte machen Sie morgen weiter, oder schreiben Sie die Texte selbst.',
    zh: '今天的翻译量已达每日上限。请明天继续，或自行填写。',
  },
} satisfies Record<string, Words>
