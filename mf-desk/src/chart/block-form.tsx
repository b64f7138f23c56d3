import { limits } from '@calm-rest/contract/limits'
import { type StaffBlock, staffLimits } from '@calm-rest/contract/staff'
import { addDays, earlierOf } from '@calm-rest/contract/stay'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import * as form from '../parts/form-dialog.module.css'
import { ReasonField } from '../parts/reason-field.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import { type ChartRowUnit, nameOfUnit } from '../units/unit-rows.ts'
import type { BlockKind } from './bars.ts'

interface BlockFormProps {
  kind: BlockKind
  unit: ChartRowUnit
  /** First night. */
  night: string
  /** The block that is changed, and the units that it can go to; a new one without. */
  changed?: { block: StaffBlock; units: readonly ChartRowUnit[]; today: string }
  onDone: () => void
}

/** Takes nights of a unit out of sale, or gives them to the owner's people; changes what was taken. */
export const BlockForm = ({ kind, unit, night, changed, onDone }: BlockFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [key, setKey] = useState(unit.key)
  const [from, setFrom] = useState(night)
  const { block, units = [unit], today = night } = changed ?? {}
  const wanted = units.find((one) => one.key === key) ?? unit
  const send = (data: FormData) => {
    const body = {
      roomId: wanted.roomId,
      unit: wanted.unit,
      from,
      until: textOf(data, 'until'),
      ...(kind === 'ownStay' ? { ownStayOf: textOf(data, 'ownStayOf') } : { reason: textOf(data, 'reason') }),
    }
    return block ? call('changeBlock', { params: { id: block.id }, body }) : call('addBlock', { body })
  }
  return (
    <SheetForm
      submitLabel={t(block ? 'block.save' : kind === 'ownStay' ? 'block.ownStay.do' : 'block.do')}
      send={send}
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          {kind === 'ownStay' && (
            <TextField
              name="ownStayOf"
              label={t('block.ownStay.of')}
              hint={t('block.ownStay.hint')}
              maxLength={limits.text.name}
              defaultValue={block?.ownStayOf ?? ''}
              autoComplete="off"
              error={problemOf('ownStayOf')}
              required
            />
          )}
          {block && (
            <>
              <SelectField
                label={t('unit')}
                value={key}
                onChange={({ currentTarget }) => setKey(currentTarget.value)}
              >
                {units.map((one) => (
                  <option key={one.key} value={one.key}>
                    {nameOfUnit(one)}
                  </option>
                ))}
              </SelectField>
              <TextField
                type="date"
                label={t('block.from')}
                value={from}
                min={earlierOf(block.from, today)}
                // its nights so far are over
                readOnly={block.from < today}
                className={form.half}
                error={problemOf('from')}
                onChange={({ currentTarget }) => setFrom(currentTarget.value)}
                required
              />
            </>
          )}
          <TextField
            type="date"
            name="until"
            label={t('block.until')}
            defaultValue={block?.until ?? addDays(night, 1)}
            min={from ? addDays(from, 1) : undefined}
            hint={block ? undefined : t('block.proof', { nights: staffLimits.withoutProof.closedNights })}
            className={block && form.half}
            error={problemOf('until')}
            required
          />
          {kind === 'block' && <ReasonField problemOf={problemOf} defaultValue={block?.reason} />}
        </>
      )}
    </SheetForm>
  )
}
