import { isLang, type Lang, langs, type PropsOf } from '@calm-rest/contract/widget'
import { trustedAddress } from '@calm-rest/federation/trusted-address'
import { useHost, type ViewProps } from '@calm-rest/federation/widget'
import { Alert, ErrorState } from '@calm-rest/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskContext } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import { BooksView } from '../books/view.tsx'
import { ChartView } from '../chart/view.tsx'
import { FiguresView } from '../figures/view.tsx'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { RoomsView } from '../housekeeping/view.tsx'
import { InEnglish } from '../language/in-english.tsx'
import { InOwnLanguage } from '../language/in-own-language.tsx'
import { storeHash } from '../language/stored-hash.ts'
import { MeView } from '../me/view.tsx'
import { MessagesView } from '../messages/view.tsx'
import { isDenied, type Section, sectionFor } from '../navigation/sections.ts'
import * as parts from '../parts/parts.module.css'
import { renewPush } from '../phone/push.ts'
import { PhoneView } from '../phone/view.tsx'
import { PricesView } from '../prices/view.tsx'
import { PropertyView } from '../property/view.tsx'
import { AcceptInvite, takeInviteToken } from '../session/accept-invite.tsx'
import { Entrance } from '../session/entrance.tsx'
import { SignIn } from '../session/sign-in.tsx'
import { useSession } from '../session/use-session.ts'
import { SetupOffer } from '../setup/setup-offer.tsx'
import { SetupView } from '../setup/view.tsx'
import { StaffView } from '../staff/view.tsx'
import { StayView } from '../stay/view.tsx'
import { TakingsView } from '../takings/view.tsx'
import { TextsView } from '../texts/view.tsx'
import { TillView } from '../till/view.tsx'
import { TodayView } from '../today/view.tsx'
import { useLang } from '../use-lang.ts'
import { WalkInView } from '../walk-in/view.tsx'
import { isTranslated } from '../words.ts'

type DeskProps = PropsOf<'mf-desk', 'desk'>

/** The front desk in the language of this device. */
export const DeskView = ({ props, lang }: ViewProps<DeskProps, null>) => (
  <InOwnLanguage pageLang={lang}>
    <Desk props={props} />
  </InOwnLanguage>
)

/**
 * Registers the desk's service worker, so that it opens offline. Its address does not depend on the release.
 * If there is none (a preview, a dev server, plain HTTP), the desk works without it.
 */
const installApp = (): void => {
  if (!('serviceWorker' in navigator) || !/^\/desk(?=\/|$)/.test(location.pathname)) return
  navigator.serviceWorker.register(trustedAddress('/desk/worker.js'), { scope: '/desk' }).catch(() => {})
}

/** The signed-in member, and the open section. */
const Desk = ({ props }: { props: DeskProps }) => {
  const { t } = useTranslation()
  const [invite, setInvite] = useState<string>()
  const { state, call, live, began, signOut, look } = useSession(useLang())
  const hasSignedIn = useRef(false)
  const signedIn: typeof began = (session) => {
    hasSignedIn.current = true
    began(session)
  }
  useEffect(() => {
    setInvite(takeInviteToken())
    installApp()
  }, [])

  if (invite) {
    const left = () => {
      storeHash('')
      setInvite(undefined)
    }
    const accepted: typeof began = (session) => {
      left()
      signedIn(session)
    }
    return <AcceptInvite call={call} token={invite} onBegan={accepted} onLeft={left} />
  }
  switch (state.status) {
    case 'loading':
      return (
        <Entrance title={t('signIn.title')}>
          <p role="status">{t('loading')}</p>
        </Entrance>
      )
    case 'failed':
      return (
        <Entrance title={t('signIn.title')}>
          <ErrorState retryLabel={t('retry')} onRetry={() => void look()}>
            {failureWords(state.failure, t)}
          </ErrorState>
        </Entrance>
      )
    case 'signed_out':
      return <SignIn call={call} isOver={state.isOver} onBegan={signedIn} />
    case 'signed_in':
      return (
        <SignedIn
          props={props}
          desk={{ call, live, session: state.session, signOut }}
          isFresh={hasSignedIn.current}
        />
      )
  }
}

interface SignedInProps {
  props: DeskProps
  desk: NonNullable<Parameters<typeof DeskContext.Provider>[0]['value']>
  /** Signed in by hand in this document. */
  isFresh: boolean
}

const SignedIn = ({ props, desk: { call, live, session, signOut }, isFresh }: SignedInProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const host = useHost()
  const [languages, languagesChanged] = useState<readonly Lang[]>(host.property?.languages ?? langs)
  const desk = useMemo(
    () => ({ call, live, session, signOut, languages, languagesChanged }),
    [call, live, session, signOut, languages],
  )
  const { rights, rightsByPasskey = [] } = session
  const section = sectionFor(props.section, rights)
  const wouldOpen = !isDenied(props.section, [...rights, ...rightsByPasskey])
  const title = t(`section.${section}`)
  useEffect(() => host.report({ type: 'titled', title }), [host, title])
  useEffect(() => void renewPush(call), [call])
  return (
    <DeskContext value={desk}>
      <DeskFrame section={section} title={title} takesFocus={isFresh}>
        {isDenied(props.section, rights) && (
          <Alert tone="warning" className={parts.notice}>
            {t(wouldOpen ? 'deniedByCode' : 'denied')}
          </Alert>
        )}
        {isFresh && section !== 'setup' && rights.includes('change the property') && <SetupOffer />}
        {isTranslated(lang, section) ? (
          <Part section={section} props={props} />
        ) : (
          <InEnglish>
            <Part section={section} props={props} />
          </InEnglish>
        )}
      </DeskFrame>
    </DeskContext>
  )
}

const Part = ({ section, props }: { section: Section; props: DeskProps }) => {
  const missing = isLang(props.missing) ? props.missing : undefined
  switch (section) {
    case 'today':
      return <TodayView />
    case 'chart':
      return <ChartView />
    case 'walk-in':
      return <WalkInView room={props.room} unit={props.unit} night={props.night} />
    case 'rooms':
      return <RoomsView />
    case 'messages':
      return <MessagesView message={props.message} review={props.review} />
    case 'prices':
      return <PricesView rule={props.rule} missing={missing} />
    case 'figures':
      return <FiguresView />
    case 'books':
      return <BooksView />
    case 'till':
      return <TillView />
    case 'takings':
      return <TakingsView />
    case 'staff':
      return <StaffView />
    case 'me':
      return <MeView />
    case 'property':
      return <PropertyView room={props.room} amenity={props.amenity} missing={missing} />
    case 'texts':
      return <TextsView screen={props.screen} missing={missing} />
    case 'setup':
      return <SetupView />
    case 'phone':
      return <PhoneView />
    case 'stay':
      return <StayView key={props.reference} reference={props.reference ?? ''} />
  }
}
