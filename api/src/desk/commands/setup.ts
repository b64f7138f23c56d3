import { missingLegalFacts, needsImprint } from '@calm-rest/contract/legal'
import { requiredTasks, type SetupItem, type SetupTask, setupTasks } from '@calm-rest/contract/staff'
import { missingIn, textScreens, unwrittenPages } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { type Opening, propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskExampleCommands } from './examples.ts'
import type { DeskTermsCommands } from './terms.ts'

/** What this installation has, which no row of the database says. */
export interface Installation {
  /** Whether mail leaves the machine. */
  sendsMail: boolean
  makesBackups: boolean
}

interface SetupParts {
  examples: Pick<DeskExampleCommands, 'list' | 'remove'>
  terms: Pick<DeskTermsCommands, 'read'>
}

type Found = Pick<SetupItem, 'isDone'> &
  Partial<Pick<SetupItem, 'langs' | 'references' | 'legal' | 'unwritten'>>

/** What is left to do until the property can open, and its opening. */
export const createDeskSetupCommands = ({ db, recorder, now }: DeskDeps, { examples, terms }: SetupParts) => {
  const { opening, texts, facts } = propertyOf(db)
  const stored = createStoredFacts(db)

  const findings = async (installation: Installation): Promise<Record<SetupTask, Found>> => {
    const { rooms, reviews } = await examples.list('en')
    const references = rooms.flatMap((room) => (room.outcome === 'booked' ? room.references : []))
    const { languages } = await facts.read()
    const incomplete = await stored.langsWithGaps(languages)
    const pages = await texts.readAll()
    const unfinished = languages.filter((lang) =>
      textScreens.some((screen) => missingIn(screen, pages[screen] ?? {}, lang) > 0),
    )
    const { legal } = await facts.read()
    const unnamed = missingLegalFacts(legal)
    return {
      facts: { isDone: await stored.hasFacts() },
      room: { isDone: await stored.hasOwnRoom() },
      terms: { isDone: (await terms.read()) !== null },
      passkey: { isDone: await stored.hasOwnersPasskey() },
      stays: { isDone: references.length === 0, references },
      legal: { isDone: unnamed.length === 0, legal: unnamed },
      texts: { isDone: incomplete.length === 0, langs: incomplete },
      pages: { isDone: unfinished.length === 0, langs: unfinished, unwritten: unwrittenPages(pages) },
      examples: { isDone: reviews === 0 && rooms.every(({ outcome }) => outcome === 'changed') },
      mail: { isDone: installation.sendsMail },
      backups: { isDone: installation.makesBackups },
    }
  }
  const list = async (installation: Installation): Promise<SetupItem[]> => {
    const found = await findings(installation)
    const { address } = await facts.read()
    const isRequired = (task: SetupTask) =>
      requiredTasks.some((one) => one === task) || (task === 'legal' && needsImprint(address.countryCode))
    return setupTasks.map((task) => ({
      task,
      isRequired: isRequired(task),
      isDone: found[task].isDone,
      langs: found[task].langs ?? [],
      references: found[task].references ?? [],
      legal: found[task].legal ?? [],
      unwritten: found[task].unwritten ?? [],
    }))
  }
  const read = async () => {
    const { openedAt, setupLeftAt, pausedAt } = await opening.read()
    return { openedAt, setupLeftAt, pausedAt }
  }

  const change = async (action: 'property pause' | 'property resume', pausedAt: Date | undefined) => {
    await recorder.changed({ action, subject: 'property', at: now(), read }, () => opening.pause(pausedAt))
  }

  return {
    list,
    opening: (): Promise<Opening> => opening.read(),
    /** The list is not offered at the sign-in again. */
    leave: (): Promise<void> => opening.leaveSetup(now()),
    /** Guests book nothing more; bookings and the work of the staff stay. Does nothing before the opening. */
    pause: (): Promise<void> => change('property pause', now()),
    /** Guests can book again. */
    resume: (): Promise<void> => change('property resume', undefined),
    /**
     * Removes the examples, and opens the property. Does nothing if it is open.
     *
     * @throws ApiError 'setup_incomplete'
     */
    open: db.transaction(async (installation: Installation): Promise<void> => {
      if ((await opening.read()).openedAt !== null) return
      const isLeft = (item: SetupItem) => item.isRequired && !item.isDone
      if ((await list(installation)).some(isLeft)) throw new ApiError('setup_incomplete')
      await examples.remove()
      // somebody may have booked one in this moment
      if ((await list(installation)).some(isLeft)) throw new ApiError('setup_incomplete')
      await recorder.changed({ action: 'property open', subject: 'property', at: now(), read }, () =>
        opening.open(now()),
      )
    }, 'latest'),
  }
}

/** Queries of what the owner has entered. */
const createStoredFacts = (db: Database) => {
  const is = (sql: string) => {
    const found = db.prepare<[], 1>(`SELECT 1 ${sql} LIMIT 1`).pluck()
    return async () => (await found.get()) !== undefined
  }
  const gaps = db.prepare<[Lang], 1>(`
    SELECT 1 FROM room_types r LEFT JOIN room_texts t ON t.room_type_id = r.id AND t.lang = ?
    WHERE r.status <> 'ended' AND r.is_example = 0
      AND (coalesce(t.name, '') = '' OR coalesce(t.bed, '') = '' OR coalesce(t.description, '') = '') LIMIT 1`)
  return {
    hasFacts: is(`FROM property_facts WHERE coalesce(email, '') <> '' AND coalesce(town, '') <> ''
      AND currency IS NOT NULL AND time_zone IS NOT NULL`),
    hasOwnRoom: is(`FROM room_types r WHERE r.status = 'offered' AND r.is_example = 0 AND r.price_cents > 0
      AND EXISTS (SELECT 1 FROM photographs WHERE room_type_id = r.id AND removed_at IS NULL)`),
    hasOwnersPasskey: is(
      `FROM staff_passkeys p JOIN staff_members m ON m.id = p.member_id WHERE m.role = 'owner'`,
    ),
    langsWithGaps: async (languages: readonly Lang[]): Promise<Lang[]> => {
      const found: Lang[] = []
      for (const lang of languages) if (await gaps.get(lang)) found.push(lang)
      return found
    },
  }
}
