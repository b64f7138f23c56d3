import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { screens, writtenScreen } from './routes/screens.ts'
import { useScreen } from './routes/use-screen.ts'
import { ScreenView } from './screens/screen-view.tsx'
import { useSite } from './site/site.ts'

/** Every screen inside the layout, which stays while screens come and go. */
export const App = () => {
  const { facts } = useSite()
  return (
    <Routes>
      <Route element={<Layout />}>
        {screens.map((screen) => (
          <Route
            key={screen.name}
            path={screen.path}
            element={<ScreenView name={writtenScreen(screen, facts).name} />}
          />
        ))}
        <Route path="*" element={<OtherScreen />} />
      </Route>
    </Routes>
  )
}

/** A page that a remote brought along, or none. */
const OtherScreen = () => {
  const { name, path } = useScreen()
  return <ScreenView key={path} name={name} />
}
