import { useTranslation } from 'react-i18next'
import { languageNames } from '../../site/language-names.ts'
import { useSite } from '../../site/site.ts'
import { widgets } from './choice.ts'
import * as styles from './choice-form.module.css'
import { type ChoiceFormProps, type Options, useChoiceFields } from './use-choice-fields.tsx'
import { useRooms } from './use-rooms.ts'

const counts = (most: number): Options =>
  Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)] as const)

/** Fields of a partner's choice; each change shows at once in the page beside and in the snippet. */
export const ChoiceForm = (props: ChoiceFormProps) => {
  const { t } = useTranslation('partners')
  const { facts } = useSite()
  const { select, text } = useChoiceFields(props)
  const { widget } = props.choice
  const themes: Options = (['auto', 'light', 'dark'] as const).map((name) => [name, t(`themes.${name}`)])
  const languages: Options = [
    ['', t('languages.around')],
    ...facts.languages.map((lang) => [lang, languageNames[lang]] as const),
  ]
  return (
    <form className={styles.form} aria-label={t('fields.title')} onSubmit={(event) => event.preventDefault()}>
      {select(
        'widget',
        widgets.map((name) => [name, t(`widgets.${name}`)]),
      )}
      {select('language', languages)}
      {select('theme', themes)}
      {text('partner')}
      {text('checkIn')}
      {text('checkOut')}
      {select('guests', [['', t('any.guests')], ...counts(8)])}
      <RoomFields
        {...props}
        withRoom={widget === 'booking' || widget === 'both'}
        withList={widget === 'rooms' || widget === 'both'}
      />
      {text('campaign')}
      {select(
        'script',
        (['moving', 'pinned'] as const).map((name) => [name, t(`scripts.${name}`)]),
      )}
    </form>
  )
}

interface RoomFieldsProps extends ChoiceFormProps {
  /** For a booking form. */
  withRoom: boolean
  /** For a list of rooms. */
  withList: boolean
}

/** Fields about rooms: the one that the form begins with, and those that the list shows. */
const RoomFields = ({ withRoom, withList, ...props }: RoomFieldsProps) => {
  const { t } = useTranslation('partners')
  const { select } = useChoiceFields(props)
  const rooms = useRooms()
  const categories = [...new Set(rooms.map(({ category }) => category))]
  return (
    <>
      {withRoom &&
        select('room', [['', t('any.room')], ...rooms.map(({ _id, name }) => [_id, name] as const)])}
      {withList && (
        <>
          {select('category', [['', t('any.category')], ...categories.map((name) => [name, name] as const)])}
          {select('limit', [['', t('any.limit')], ...counts(12)])}
          {select(
            'layout',
            (['grid', 'list'] as const).map((name) => [name, t(`layouts.${name}`)]),
          )}
          {select('search', [
            ['', t('searches.none')],
            ['true', t('searches.above')],
          ])}
        </>
      )}
    </>
  )
}
