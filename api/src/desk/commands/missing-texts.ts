import type { StaffMissingTexts } from '@calm-rest/contract/staff'
import { missingIn, textScreens } from '@calm-rest/contract/texts'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

type Missing = StaffMissingTexts['languages'][number]['missing'][number]

/** The owner's texts that guests read in another language. */
export const createDeskMissingTexts = ({ db, now }: Pick<DeskDeps, 'db' | 'now'>) => {
  const { texts, facts, roomTypeReads, amenities, rates } = propertyOf(db)

  /** Rooms that guests find or will find; examples are gone before the property opens. */
  const roomsOf = async (pageLang: Lang) => {
    const listed = await roomTypeReads.list(pageLang)
    const own = listed.filter(({ status, isExample }) => status !== 'ended' && !isExample)
    const rooms = await Promise.all(own.map(({ roomId }) => roomTypeReads.byId(roomId, todayAt(now()))))
    return own.map(({ roomId: id, roomType: name }, i) => ({ id, name, texts: rooms[i]?.texts }))
  }

  /** `pageLang` is the language of names in the list. */
  return async (pageLang: Lang): Promise<StaffMissingTexts> => {
    const pages = await texts.readAll()
    const rooms = await roomsOf(pageLang)
    const all = await amenities.all()
    const { rates: held } = await rates.held()
    const { rates: shown } = await rates.current()
    const nameOf = (names: Record<Lang, string>) => names[pageLang] || names.en || names.de || names.zh

    const rulesIn = (lang: Lang): Missing[] =>
      (['plan', 'extra', 'tax'] as const).flatMap((kind) =>
        (kind === 'tax' ? held.taxes : held[`${kind}s`]).map((rule, i) => {
          const name = nameOf((kind === 'tax' ? shown.taxes : shown[`${kind}s`])[i]?.name ?? rule.name)
          const policy = 'policy' in rule ? rule.policy : undefined
          const lacksPolicy = policy !== undefined && policy[lang] === ''
          return { kind, id: rule.id, name, count: Number(rule.name[lang] === '') + Number(lacksPolicy) }
        }),
      )
    const missingOf = (lang: Lang): Missing[] => [
      ...textScreens.map((id) => ({
        kind: 'page' as const,
        id,
        name: '',
        count: missingIn(id, pages[id] ?? {}, lang),
      })),
      ...rooms.map(({ id, name, texts: ofRoom }) => ({
        kind: 'room' as const,
        id,
        name,
        count: Object.values(ofRoom?.[lang] ?? {}).filter((text) => text === '').length,
      })),
      ...all.map(({ id, names }) => ({
        kind: 'amenity' as const,
        id,
        name: nameOf(names),
        count: Number(names[lang] === ''),
      })),
      ...rulesIn(lang),
    ]
    const { languages } = await facts.read()
    return {
      languages: [...languages, ...langs.filter((lang) => !languages.includes(lang))].map((lang) => ({
        lang,
        missing: missingOf(lang).filter(({ count }) => count > 0),
      })),
    }
  }
}
