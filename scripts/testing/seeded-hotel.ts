import { setHotel } from '@calm-rest/contract/hotel'

// vitest runs this before each file: tests count as the seeded property does, also where no API sets it
setHotel({ currency: 'USD', timeZone: 'Asia/Colombo' })
