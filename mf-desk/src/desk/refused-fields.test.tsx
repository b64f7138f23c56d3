import type {
  HousekeptUnit,
  PushSettings,
  StaffMember,
  StaffRole,
  StaffRouteName,
} from '@calm-rest/contract/staff'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BlockForm } from '../chart/block-form.tsx'
import { OutOfOrderDialog } from '../housekeeping/out-of-order-dialog.tsx'
import { PaymentForm } from '../payments/payment-form.tsx'
import { RefundDialog } from '../payments/refund-dialog.tsx'
import { ReversalDialog } from '../payments/reversal-dialog.tsx'
import { PushForm } from '../phone/push-form.tsx'
import { PromotionDialog } from '../prices/promotion-dialog.tsx'
import { RestrictionDialog } from '../prices/restriction-dialog.tsx'
import { AmenityDialog } from '../property/amenity-dialog.tsx'
import { NewRoomDialog } from '../property/new-room-dialog.tsx'
import { InviteDialog } from '../staff/invite-dialog.tsx'
import { RoleDialog } from '../staff/role-dialog.tsx'
import { RoleFormDialog } from '../staff/role-form-dialog.tsx'
import { PriceDialog } from '../stay/price-dialog.tsx'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aPayment, aStay, aStayPage, aUnit } from '../testing/stay.fixture.ts'
import { rowsOf } from '../units/unit-rows.ts'

const end = { onClose: () => {}, onDone: () => {} }
const rules = { version: 'v1', rooms: [], plans: [], restrictions: [], closures: [], promotionCodes: [] }
const unit = { ...aUnit(), version: 'v1', state: 'clean', isOccupied: false } as unknown as HousekeptUnit
const roles = [{ id: 'desk', name: null, mayGive: true }] as StaffRole[]
const member = { id: 'amal', version: 'v1', name: 'Amal', role: 'desk' } as StaffMember
const [row = { ...aUnit(), key: '', label: '1' }] = rowsOf([aUnit()])
const quiet = { kinds: [], quiet: { from: '22:00', until: '07:00' } } as unknown as PushSettings
const page = aStayPage({ stay: aStay({ paid: 300, due: 0 }), payments: [aPayment({ amount: 300 })] })

const forms: [StaffRouteName, ReactElement, string[]][] = [
  [
    'addBlock',
    <BlockForm key="" kind="block" unit={row} night="2027-05-12" onDone={end.onDone} />,
    ['until', 'reason'],
  ],
  ['setUnitState', <OutOfOrderDialog key="" {...end} unit={unit} />, ['until', 'reason']],
  ['takePayment', <PaymentForm key="" stay={aStay()} onTaken={end.onDone} />, ['amount', 'note']],
  ['refundStay', <RefundDialog key="" {...end} page={page} />, ['amount', 'price', 'reason']],
  ['reversePayment', <ReversalDialog key="" {...end} stay={page.stay} payment={aPayment()} />, ['reason']],
  ['setPush', <PushForm key="" settings={quiet} />, ['quiet.from', 'quiet.until']],
  [
    'addPromotionCode',
    <PromotionDialog key="" {...end} rules={rules} />,
    ['code', 'amount', 'bookUntil', 'maxUses'],
  ],
  [
    'addRestriction',
    <RestrictionDialog key="" {...end} rules={rules} />,
    ['roomId', 'from', 'until', 'minNights', 'maxNights'],
  ],
  [
    'addAmenity',
    <AmenityDialog
      key=""
      amenity={undefined}
      reload={async () => {}}
      onClose={end.onClose}
      onSaved={end.onDone}
      onRemoved={end.onDone}
    />,
    ['names.en', 'names.de', 'names.zh'],
  ],
  [
    'addRoomType',
    <NewRoomDialog key="" {...end} />,
    ['names.en', 'names.de', 'names.zh', 'category', 'guests', 'size', 'price', 'units'],
  ],
  ['inviteMember', <InviteDialog key="" {...end} roles={roles} />, ['name', 'email', 'role', 'lang']],
  ['setRole', <RoleDialog key="" {...end} member={member} roles={roles} />, ['role']],
  ['addRole', <RoleFormDialog key="" {...end} title="" name="" held={[]} />, ['name']],
  ['setPrice', <PriceDialog key="" {...end} stay={aStay()} />, ['totalPrice', 'reason']],
]

/** Something that the form sends, by the kind of a field. */
const usual: Readonly<Record<string, string>> = {
  number: '20',
  date: '2027-05-20',
  email: 'amal@example.com',
}

it.each(forms)(
  'shows at each field why %s was refused, and the words of the API',
  async (route, form, names) => {
    const { page, fill, tick, submit, until, asked } = await mountInDesk(form, {
      [route]: refusedWith('invalid_request', 400, {
        fields: names.map((field) => ({ field, code: 'taken' })),
      }),
    })
    const fields = () => [
      ...page.querySelectorAll<HTMLInputElement>('form input, form select, form textarea'),
    ]
    for (const field of fields()) {
      if (field.type === 'radio' && field.name === 'price') await tick(field)
      else if (!field.value) await fill(field, usual[field.type] ?? 'Anything')
    }
    const all = fields().map(({ name }) => name)
    for (const name of names) expect(all).toContain(name)
    await submit()
    const invalid = () => fields().filter((field) => field.getAttribute('aria-invalid') === 'true')
    await until(() => expect([...new Set(invalid().map(({ name }) => name))]).toEqual(names))
    expect(page.textContent?.split('Another one has this already.')).toHaveLength(names.length + 1)
    expect(asked.at(-1)?.name).toBe(route)
    expect([...page.querySelectorAll('form [role="alert"]')].map((one) => one.textContent)).toEqual(['No.'])
    // a change is another attempt: its field is as good as any
    const [first] = invalid()
    if (first?.type === 'radio') return
    await fill(first as HTMLElement, first?.localName === 'select' ? 'desk' : '30')
    expect(invalid().map(({ name }) => name)).not.toContain(names[0])
  },
)
