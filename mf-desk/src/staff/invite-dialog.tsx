import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import {
  type DeskLang,
  deskLangs,
  type Invited,
  type StaffRole,
  staffLimits,
} from '@calm-rest/contract/staff'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { languages } from '../words.ts'
import { RoleField } from './role-field.tsx'

interface InviteDialogProps {
  roles: readonly StaffRole[]
  onClose: () => void
  onDone: (invited: Invited) => void
}

/** Somebody new: they begin by a link, on the phone that they will work with. */
export const InviteDialog = ({ roles, onClose, onDone }: InviteDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('staff.invite')}
      submitLabel={t('staff.inviteDo')}
      send={(data) =>
        call('inviteMember', {
          body: {
            name: textOf(data, 'name'),
            email: textOf(data, 'email'),
            role: textOf(data, 'role'),
            lang: textOf(data, 'lang') as DeskLang,
          },
        })
      }
    >
      {(problemOf) => (
        <>
          <TextField
            name="name"
            label={t('staff.name')}
            autoComplete="off"
            maxLength={staffLimits.text.memberName}
            error={problemOf('name')}
            required
          />
          <TextField
            name="email"
            type="email"
            label={t('signIn.email')}
            hint={t('staff.emailHint')}
            autoComplete="off"
            maxLength={limits.text.email}
            error={problemOf('email')}
          />
          <RoleField roles={roles} value="desk" error={problemOf('role')} />
          <SelectField
            name="lang"
            label={t('language')}
            defaultValue={hotel.deskLang}
            error={problemOf('lang')}
          >
            {deskLangs.map((lang) => (
              <option key={lang} value={lang} lang={lang}>
                {languages[lang].name}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FormDialog>
  )
}
