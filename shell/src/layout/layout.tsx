import { Link, Outlet } from 'react-router-dom'
export const Layout = () => (
  <>
    <Link to="/">Home</Link> <Link to="/rooms">Rooms</Link>
    <Outlet />
  </>
)
