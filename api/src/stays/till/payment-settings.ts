import type { Database } from '../../core/database/database.ts'

/** What the desk needs to take payments. */
export const createPaymentSettings = (db: Database) => {
  const read = db.prepare<[], string | null>('SELECT merchant_qr FROM payment_settings').pluck()
  const store = db.prepare<[string | null]>(`INSERT INTO payment_settings (id, merchant_qr) VALUES (1, ?)
    ON CONFLICT (id) DO UPDATE SET merchant_qr = excluded.merchant_qr`)
  return {
    /** Payload of the merchant's code; null for none. */
    merchantCode: async (): Promise<string | null> => (await read.get()) ?? null,
    setMerchantCode: async (code: string | null) => void (await store.run(code)),
  }
}
