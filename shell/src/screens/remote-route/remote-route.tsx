import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isUnknown } from '../../routes/screens.ts'
import { useScreen } from '../../routes/use-screen.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { useSite } from '../../site/site.ts'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage, WholeSlot } from '../slot-page.tsx'
import { routeProps } from './route-props.ts'

/** A page that a remote brought along: nobody here knows more of it than its release says. */
export const RemoteRoute = () => {
  const { i18n } = useTranslation()
  const { search } = useLocation()
  const { federation } = useSite()
  const screen = useScreen()
  const { route } = screen
  // the screen before stays until the document's composition is complete, and tells which screen this is
  if (isUnknown(screen)) use(federation.complete())
  // on its way out, while another screen comes
  if (!route) return null
  const { remote, widget, titles, ownHeading, bare } = route
  const title = titles[i18n.language as keyof typeof titles]
  const slot = (
    <RemoteSlot
      key={`${remote} ${widget}`}
      // named at run time, by its release
      remote={remote as never}
      widget={widget as never}
      props={routeProps(screen, new URLSearchParams(search)) as never}
      {...(ownHeading && { title })}
    />
  )
  if (bare) return <WholeSlot>{slot}</WholeSlot>
  return <SlotPage head={!ownHeading && <PageHeader title={title} />}>{slot}</SlotPage>
}
