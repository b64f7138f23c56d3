import {
  isSensitive,
  type Right,
  rightFacts,
  rightGroups,
  rights,
  type StaffRole,
  staffLimits,
} from '@calm-rest/contract/staff'
import { CheckboxField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import * as styles from './staff.module.css'

interface RoleFormDialogProps {
  title: string
  /** The role to change; undefined for a new one. */
  role?: StaffRole
  name: string
  /** Rights to begin with. */
  held: readonly Right[]
  onClose: () => void
  onDone: () => void
}

/** Rights that are chosen: each role has 'own session'. */
const groups = rightGroups
  .filter((group) => group !== 'own')
  .map((group) => ({ group, rights: rights.filter((right) => rightFacts[right].group === group) }))

/** A role as a set of rights. Those that the member lacks cannot be given. */
export const RoleFormDialog = ({ title, role, name, held, onClose, onDone }: RoleFormDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const may = useMay()
  const send = (data: FormData) => {
    const chosen = rights.filter((right) => right === 'own session' || data.has(right))
    const body = { name: textOf(data, 'name'), rights: chosen }
    return role
      ? call('changeRole', {
          params: { id: role.id },
          body: { version: role.version, name: body.name, rights: chosen },
        })
      : call('addRole', { body })
  }
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={title}
      submitLabel={t('staff.composeDo')}
      send={send}
    >
      {(problemOf) => (
        <>
          <TextField
            name="name"
            label={t('staff.roleName')}
            defaultValue={name}
            autoComplete="off"
            maxLength={staffLimits.text.roleName}
            error={problemOf('name')}
            required
          />
          {groups.map(({ group, rights: grouped }) => (
            <fieldset key={group} className={styles.group}>
              <legend className={styles.legend}>{t(`rightGroup.${group}`)}</legend>
              {grouped.map((right) => (
                <CheckboxField
                  key={right}
                  name={right}
                  label={t(`right.${right}`)}
                  hint={
                    isSensitive(right)
                      ? `${t(`rightText.${right}`)}. ${t('staff.sensitive')}`
                      : t(`rightText.${right}`)
                  }
                  defaultChecked={held.includes(right)}
                  disabled={!may(right)}
                />
              ))}
            </fieldset>
          ))}
        </>
      )}
    </FormDialog>
  )
}
