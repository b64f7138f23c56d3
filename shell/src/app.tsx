import type { StayDraft } from '@calm-rest/contract/widget'
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { Home } from './screens/home/home.tsx'
import { NotFound } from './screens/not-found/not-found.tsx'
import { Rooms } from './screens/rooms/rooms.tsx'
import { stayFrom } from './site/addresses.ts'
import { RemoteSlot } from './slots/remote-slot.tsx'

const useStay = (): StayDraft => stayFrom(useSearchParams()[0])
const Login = () => <RemoteSlot remote="mf-auth" widget="login" props={useStay()} />
const Register = () => <RemoteSlot remote="mf-auth" widget="register" props={useStay()} />
const Book = () => <RemoteSlot remote="mf-booking" widget="book" props={useStay()} />
const Room = () => <RemoteSlot remote="mf-rooms" widget="room-detail" props={{ id: useParams().id ?? '' }} />

export const App = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/" element={<Home />} />
      <Route path="/rooms" element={<Rooms />} />
      <Route path="/rooms/:id" element={<Room />} />
      <Route path="/testimonials" element={<RemoteSlot remote="mf-reviews" widget="review-list" props={{}} />} />
      <Route path="/write-review" element={<RemoteSlot remote="mf-reviews" widget="write-review" props={{}} />} />
      <Route path="/book" element={<Book />} />
    </Route>
    <Route path="/login" element={<Login />} />
    <Route path="/register" element={<Register />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
