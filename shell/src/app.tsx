import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { screens } from './routes/screens.ts'
import { useScreen } from './routes/use-screen.ts'
import { ScreenView } from './screens/screen-view.tsx'

/** Every screen inside the layout, which stays while screens come and go. */
export const App = () => (
  <Routes>
    <Route element={<Layout />}>
      {screens.map(({ name, path }) => (
        <Route key={name} path={path} element={<ScreenView name={name} />} />
      ))}
      <Route path="*" element={<OtherScreen />} />
    </Route>
  </Routes>
)

/** A page that a remote brought along, or none. */
const OtherScreen = () => {
  const { name, path } = useScreen()
  return <ScreenView key={path} name={name} />
}
