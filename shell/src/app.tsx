import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { Home } from './screens/home/home.tsx'
import { NotFound } from './screens/not-found/not-found.tsx'
import { Rooms } from './screens/rooms/rooms.tsx'

export const App = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/" element={<Home />} />
      <Route path="/rooms" element={<Rooms />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
)
