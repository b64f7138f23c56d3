/** A valid body for each POST, for tests to invalidate in one place. */
export const goodBooking = {
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  guests: 2,
  roomType: 'Lighthouse Suite',
  specialRequest: 'A late arrival, around eleven.',
  totalPrice: 705,
}

export const goodReview = {
  name: 'Amara',
  country: 'Sri Lanka',
  rating: 4,
  reviewTitle: 'A calm rest',
  review: 'We slept well and ate better.',
  roomType: 'sea view',
  stayDuration: 3,
  date: '2027-06-01T06:00:00.000Z',
}

export const goodMessage = {
  fullName: 'Amara Perera',
  email: 'amara@example.com',
  phone: '+94 77 555 0100',
  message: 'Do you have a cot?',
}

export const goodUser = {
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Sri Lanka',
  email: 'amara@example.com',
  password: 'nineteen-king-palms',
}

export const goodLogin = { email: goodUser.email, password: goodUser.password }

export const goodGoogle = {
  name: 'Amara Perera',
  email: 'amara@example.com',
  profilePic: 'https://pictures.example/amara.jpg',
}
