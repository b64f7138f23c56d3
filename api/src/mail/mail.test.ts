import { expect, it } from 'vitest'
import { goodBooking } from '../testing/inputs.ts'
import { mailTo } from '../testing/mail-options.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { openTestApi } from '../testing/test-api.ts'

it('sends a booking to its guest and to the house', async () => {
  const server = await startMailServer()
  const api = openTestApi({ mail: mailTo(server) })
  expect((await api.post('/api/bookings?lang=de', goodBooking)).status).toBe(201)
  await expect.poll(() => server.received.length).toBe(2)
  console.log(
    server.received
      .map(
        (m) =>
          m.raw.slice(0, 1500) +
          m.text +
          '\n' +
          m.subject +
          JSON.stringify(
            m.attachments.map((a) => [
              a.filename,
              a.mimeType,
              new TextDecoder().decode(a.content as ArrayBuffer),
            ]),
          ),
      )
      .join('\n=====\n'),
  )
})
