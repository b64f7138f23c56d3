import type { Failure } from '@calm-rest/contract/api'
import type { StaffAmenity, StaffRoomType } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import { useFirstLanguage, usePropertyLanguages } from '../api/property-languages.ts'
import { isFailure } from '../api/staff-api.ts'
import * as parts from '../parts/parts.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { Titled } from '../parts/titled.tsx'
import { useMissingField } from '../parts/use-missing-field.ts'
import { ProposeTexts, useTranslator } from '../translation/propose-texts.tsx'
import { useProposed } from '../translation/use-proposed.ts'
import { AmenitiesField } from './amenities-field.tsx'
import { AmenityDialog } from './amenity-dialog.tsx'
import * as styles from './property.module.css'
import { RoomFacts } from './room-facts.tsx'
import { RoomTexts } from './room-texts.tsx'
import {
  chosenIn,
  inputOf,
  isIncomplete,
  lacksTexts,
  type RoomValues,
  textField,
  tooLongIn,
} from './room-values.ts'
import { useOpenedAmenity } from './use-opened-amenity.ts'
import { useRoomDraft } from './use-room-draft.ts'

interface RoomFormProps {
  room: StaffRoomType
  amenities: readonly StaffAmenity[]
  /** The language whose first missing text gets the focus. */
  missing?: Lang | undefined
  /** Reads the room again. */
  reload: () => Promise<void>
  reloadAmenities: () => Promise<void>
}

/** Texts, facts and amenities of a room, saved together. */
export const RoomForm = ({ room, amenities, missing, reload, reloadAmenities }: RoomFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const draft = useRoomDraft(room)
  const { values } = draft
  const isOffered = room.status === 'offered'
  const first = useFirstLanguage()
  const [lang, setLang] = useState<Lang>(missing ?? first)
  const languages = usePropertyLanguages()
  const translator = useTranslator()
  const proposed = useProposed(`room-${room.roomId}`)
  const [isSaved, setSaved] = useState(false)
  const { opened, amenity, open, close } = useOpenedAmenity(amenities)
  /** A hidden field cannot have the focus. */
  const show = (wrong: Lang | undefined) => {
    if (wrong) flushSync(() => setLang(wrong))
  }
  const { ref, submitted, problems, result, sending, clear } = useForm({
    check: () => tooLongIn(values),
    send: async () => {
      const { roomId, version } = room
      const known = new Set(amenities.map(({ id }) => id))
      const answer = await call('changeRoomType', {
        params: { roomId },
        body: inputOf(version, values, known),
      })
      // takes the new version, so that the next attempt is based on it
      if (answer.ok || isFailure(answer, 'changed_meanwhile')) await reload()
      if (!answer.ok) show(langOf(answer.failure))
      return answer
    },
    onSent: () => {
      draft.saved(values)
      proposed.clear()
      setSaved(true)
    },
  })
  const set = (field: string, value: string) => {
    setSaved(false)
    proposed.remove(field)
    clear(field)
    draft.set(field, value)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    show(firstWrong(values, [lang, ...languages], languages[0], isOffered))
    void submitted(event)
  }
  const amenitySaved = async ({ id }: StaffAmenity) => {
    await reloadAmenities()
    // selects an amenity that was added from here
    if (opened === 'new') set('amenities', [...chosenIn(values, 'amenities'), id].join(' '))
    close()
  }
  useMissingField(ref, missing)
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <>
      <form ref={ref} noValidate className={styles.form} onSubmit={save}>
        <Titled title={t('property.texts')}>
          <RoomTexts
            draft={draft}
            isOffered={isOffered}
            lang={lang}
            set={set}
            problemOf={problemOf}
            isProposed={proposed.has}
            onLangChange={setLang}
          />
          <ProposeTexts
            service={translator}
            of={{ roomId: room.roomId }}
            lacking={languages.filter((one) => lacksTexts(values, one) && lacksTexts(draft.stored, one))}
            onDrafts={(drafts) => {
              setSaved(false)
              const filled = draft.fill(drafts)
              proposed.add(filled)
              return filled.length
            }}
          />
        </Titled>
        <Titled title={t('property.facts')}>
          <RoomFacts values={values} set={set} problemOf={problemOf} />
        </Titled>
        <Titled title={t('property.amenities')}>
          <AmenitiesField
            values={values}
            amenities={amenities}
            set={set}
            problemOf={problemOf}
            onOpen={open}
          />
        </Titled>
        <div className={parts.foot}>
          {draft.contested.length > 0 && (
            <Alert tone="warning">{t('property.contested', { count: draft.contested.length })}</Alert>
          )}
          {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
          {isSaved && !draft.isDirty && (
            <Alert tone="success" urgent={false}>
              {t(isOffered ? 'property.saved' : 'property.savedDraft')}
            </Alert>
          )}
          <div className={styles.buttons}>
            <Button type="submit" size="large" busy={sending}>
              {t('property.save')}
            </Button>
            {draft.isDirty && (
              <Button
                variant="quiet"
                size="large"
                onClick={() => {
                  draft.forget()
                  proposed.clear()
                }}
              >
                {t('property.discard')}
              </Button>
            )}
          </div>
        </div>
      </form>
      {opened && (
        <AmenityDialog
          amenity={amenity}
          reload={reloadAmenities}
          onClose={close}
          onSaved={(saved) => void amenitySaved(saved)}
          onRemoved={() => {
            close()
            void reloadAmenities()
          }}
        />
      )}
    </>
  )
}

/** Language whose text the API refused. */
const langOf = (failure: Failure): Lang | undefined => {
  const fields = (failure.kind === 'api' && failure.body.fields) || []
  return langs.find((lang) => fields.some(({ field }) => field.startsWith(`texts.${lang}.`)))
}

/** The shown language if it has an error, otherwise the first that has one. */
const firstWrong = (
  values: RoomValues,
  order: readonly Lang[],
  main: Lang | undefined,
  isOffered: boolean,
): Lang | undefined => {
  const tooLong = Object.keys(tooLongIn(values))
  const isWrong = (lang: Lang) =>
    (lang === main && (isOffered ? isIncomplete(values, lang) : !values[textField(lang, 'name')]?.trim())) ||
    tooLong.some((field) => field.startsWith(`texts.${lang}.`))
  return order.find(isWrong)
}
