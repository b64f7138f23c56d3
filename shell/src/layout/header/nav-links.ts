/** Links of the navigation bar, in order; labels are `layout.nav.<label>` (specification, §2). */
export const navLinks = [
  { to: '/', label: 'home' },
  { to: '/rooms', label: 'rooms' },
  { to: '/about', label: 'about' },
  { to: '/location', label: 'location' },
  { to: '/Testimonials', label: 'reviews' },
  { to: '/contact', label: 'contact' },
] as const
