import { limits } from '@calm-rest/contract/limits'
import { propertyKinds } from '@calm-rest/contract/staff'
import { langs } from '@calm-rest/contract/widget'
import { SelectField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { CountryOptions } from './country-options.tsx'
import { FactsGroup, type FactsProps } from './facts-group.tsx'
import { PlacePicker } from './place/place-picker.tsx'
import { readPosition } from './place/read-position.ts'

const { name, title, email, phone } = limits.text
const number = { type: 'tel', autoComplete: 'off', maxLength: phone } as const
const link = { type: 'url', autoComplete: 'off', maxLength: 500, placeholder: 'https://' } as const
const mail = { type: 'email', autoComplete: 'off', maxLength: email } as const
const degrees = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const

export const IdentityGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <FactsGroup {...props} name="identity">
      {(field) => (
        <>
          <TextField {...field('name')} required autoComplete="off" maxLength={name} />
          <SelectField {...field('kind')} hint={t('facts.kindHint')}>
            {propertyKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`facts.kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('ownerLang')}>
            {langs.map((one) => (
              <option key={one} value={one}>
                {languageName(lang, one)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FactsGroup>
  )
}

/** The position that is typed; undefined while it is none. */
const positionOf = (latitude: string, longitude: string) => readPosition(`${latitude},${longitude}`)

export const AddressGroup = (props: FactsProps) => {
  const hasChinese = props.facts.languages.includes('zh')
  return (
    <FactsGroup {...props} name="address">
      {(field, fill) => (
        <>
          <TextField {...field('address.street')} required autoComplete="off" maxLength={title} />
          <div className={parts.pair}>
            <TextField {...field('address.postalCode')} autoComplete="off" maxLength={20} />
            <TextField {...field('address.town')} required autoComplete="off" maxLength={name} />
          </div>
          {hasChinese && <TextField {...field('townNames.zh')} autoComplete="off" maxLength={name} />}
          <TextField {...field('address.region')} autoComplete="off" maxLength={name} />
          <SelectField {...field('address.countryCode')} required>
            <CountryOptions />
          </SelectField>
          <div className={parts.pair}>
            <TextField {...field('geo.latitude')} {...degrees} />
            <TextField {...field('geo.longitude')} {...degrees} />
          </div>
          <PlacePicker
            at={positionOf(field('geo.latitude').value, field('geo.longitude').value)}
            onPlaced={({ latitude, longitude }) =>
              fill({ 'geo.latitude': String(latitude), 'geo.longitude': String(longitude) })
            }
          />
        </>
      )}
    </FactsGroup>
  )
}

export const ContactGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const hasCountry = props.facts.address.countryCode !== ''
  return (
    <FactsGroup {...props} name="contact">
      {(field) => (
        <>
          <TextField {...field('email')} {...mail} required hint={t('facts.emailHint')} />
          <TextField
            {...field('phone')}
            {...number}
            required
            hint={t(hasCountry ? 'facts.phoneHint' : 'facts.phoneHintAbroad')}
          />
          <TextField {...field('whatsapp')} {...number} />
        </>
      )}
    </FactsGroup>
  )
}

export const HoursGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const clears = { checkOutUntil: 'checkInFrom', breakfastFrom: 'breakfastUntil' } as const
  return (
    <FactsGroup {...props} name="hours" alsoClears={clears}>
      {(field) => (
        <>
          <div className={parts.pair}>
            <TextField {...field('checkOutUntil')} type="time" required />
            <TextField {...field('checkInFrom')} type="time" required />
          </div>
          <div className={parts.pair}>
            <TextField {...field('breakfastFrom')} type="time" required />
            <TextField {...field('breakfastUntil')} type="time" required />
          </div>
          <p className={parts.soft}>{t('facts.breakfastHint')}</p>
          <SelectField {...field('airportShuttle')} hint={t('facts.shuttleHint')}>
            {['true', 'false'].map((value) => (
              <option key={value} value={value}>
                {t(`facts.shuttles.${value}`)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FactsGroup>
  )
}

export const WebGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  return (
    <FactsGroup {...props} name="web">
      {(field) => (
        <>
          <TextField {...field('listingUrl')} {...link} hint={t('facts.listingHint')} />
          <TextField {...field('social.instagram')} {...link} />
          <TextField {...field('social.facebook')} {...link} />
          <TextField {...field('social.tripadvisor')} {...link} />
        </>
      )}
    </FactsGroup>
  )
}

export const ManagerGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  return (
    <FactsGroup {...props} name="manager">
      {(field) => (
        <>
          <TextField {...field('manager.name')} autoComplete="off" maxLength={name} />
          <TextField {...field('managerPhone')} {...number} />
          <TextField {...field('manager.email')} {...mail} />
          <TextField {...field('manager.network')} {...link} hint={t('facts.networkHint')} />
        </>
      )}
    </FactsGroup>
  )
}
