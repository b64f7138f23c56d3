import { type Lang, langs } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { Alert, CheckboxField, SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { toSection } from '../navigation/sections.ts'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useMissingCount } from '../translation/use-missing-count.ts'
import { useLang } from '../use-lang.ts'
import { languagesIn } from './fact-values.ts'
import { FactsGroup, type FactsProps } from './facts-group.tsx'

/** The main language first, the others in the site's order. */
const inOrder = (chosen: readonly Lang[], main: Lang | undefined): string =>
  langs
    .filter((lang) => chosen.includes(lang))
    .toSorted((one, other) => Number(other === main) - Number(one === main))
    .join(' ')

/** Languages in which guests read the site, and the main one of them. */
export const LanguagesGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  return (
    <FactsGroup {...props} name="languages">
      {(field, fill) => {
        const { value, error } = field('languages')
        const chosen = languagesIn(value)
        const [main] = chosen
        return (
          <>
            {langs.map((lang) => {
              const isChosen = chosen.includes(lang)
              const others = chosen.filter((one) => one !== lang)
              return (
                <CheckboxField
                  key={lang}
                  name="languages"
                  value={lang}
                  label={languageName(pageLang, lang)}
                  checked={isChosen}
                  // guests read at least one
                  disabled={isChosen && chosen.length === 1}
                  onChange={() =>
                    fill({
                      languages: inOrder(isChosen ? others : [...chosen, lang], isChosen ? others[0] : main),
                    })
                  }
                />
              )
            })}
            <SelectField
              name="mainLanguage"
              label={t('facts.mainLanguage')}
              hint={t('facts.mainLanguageHint')}
              value={main ?? ''}
              error={error}
              onChange={({ currentTarget }) =>
                fill({ languages: inOrder(chosen, languagesIn(currentTarget.value)[0]) })
              }
            >
              {chosen.map((lang) => (
                <option key={lang} value={lang}>
                  {languageName(pageLang, lang)}
                </option>
              ))}
            </SelectField>
            {chosen
              .filter((lang) => !props.facts.languages.includes(lang))
              .map((lang) => (
                <AddedLanguage key={lang} lang={lang} main={main ?? lang} />
              ))}
            <p className={parts.soft}>{t('facts.languagesHint')}</p>
          </>
        )
      }}
    </FactsGroup>
  )
}

/** What guests will read in another language, before it is added. */
const AddedLanguage = ({ lang, main }: { lang: Lang; main: Lang }) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const count = useMissingCount(lang)
  if (!count) return null
  return (
    <Alert tone="warning" urgent={false}>
      <p>
        {t('facts.languageAdded', {
          count,
          lang: languageName(pageLang, lang),
          main: languageName(pageLang, main),
        })}
      </p>
      <HostLink to={toSection({ section: 'texts' })}>{t('section.texts')}</HostLink>
    </Alert>
  )
}
