export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailUrl = (email: string) => `mailto:${email}`

/** Opens a chat with the number; WhatsApp takes digits alone. */
export const whatsAppUrl = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
