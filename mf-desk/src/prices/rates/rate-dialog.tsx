import type { RateInput, StaffRates } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { currencyName } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import * as parts from '../../parts/parts.module.css'
import { PriceFormDialog } from '../../parts/price-form-dialog.tsx'
import { NameDrafts } from '../../translation/name-drafts.tsx'
import { useLang } from '../../use-lang.ts'
import type { RuleDialogProps } from '../rule-list.tsx'
import type { RateKind, RateListName, RateRule } from './rate-kind.ts'

/** The rule that is open at first, and the language whose first missing text gets the focus. */
export interface FirstRule {
  id: string
  missing: Lang | undefined
}

interface RateDialogProps<List extends RateListName> extends RuleDialogProps<StaffRates> {
  kind: RateKind<List>
  begin?: FirstRule | undefined
}

/** Adds a rule of a list, or changes one. */
export const RateDialog = <List extends RateListName>({
  kind: { list, Fields, orderIn },
  rules,
  changed,
  begin,
  ...dialog
}: RateDialogProps<List>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const words: RateListName = list
  const all = rules[list] as readonly RateRule<List>[]
  const rule = all.find(({ place }) => String(place) === changed)
  return (
    <PriceFormDialog
      {...dialog}
      title={t(rule ? `prices.rates.${words}.change` : `prices.rates.${words}.add`)}
      submitLabel={t(rule ? 'prices.rates.save' : 'prices.add')}
      send={(data, isMeant) =>
        call('saveRate', {
          body: {
            ...orderIn(data),
            list,
            version: rules.version,
            ...(rule && { place: rule.place }),
            ...(isMeant && { isMeant }),
          } as unknown as RateInput,
        })
      }
    >
      {(problemOf) => (
        <>
          <p className={parts.soft}>{t(`prices.rates.${words}.hint`, { currency: currencyName(lang) })}</p>
          <Fields rule={rule} rates={rules} problemOf={problemOf} />
          {rule && <Drafts list={list} rule={rule} begin={begin} />}
        </>
      )}
    </PriceFormDialog>
  )
}

interface DraftsProps {
  list: RateListName
  rule: RateRule<RateListName>
  begin: FirstRule | undefined
}

/** Drafts of the texts of a rule that has some. */
const Drafts = ({ list, rule, begin }: DraftsProps) => {
  if ((list !== 'plans' && list !== 'extras' && list !== 'taxes') || !('names' in rule)) return null
  const policy = 'policy' in rule ? rule.policy : undefined
  const lang = rule.id === begin?.id ? begin.missing : undefined
  return <NameDrafts of={{ list, ruleId: rule.id }} texts={[rule.names, policy]} lang={lang} />
}
