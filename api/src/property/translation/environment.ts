import { isLoopback } from '@calm-rest/server'
import { z } from 'zod'
import { createLibreTranslate } from './libre-translate.ts'
import type { Translator } from './translator.ts'

export const translationVariables = {
  /** Service that proposes translations of the owner's texts: https, or a service on this machine. */
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => isSafe(new URL(value)), {
      error: 'https without a name or password in it, or http on this machine',
    })
    .optional(),
  TRANSLATE_API_KEY: z.string().min(1).optional(),
  /** Most characters that are sent to it in a day. */
  TRANSLATE_CHARS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(50_000),
}

const isSafe = ({ protocol, hostname, username, password, search }: URL) =>
  `${username}${password}${search}` === '' && (protocol === 'https:' || isLoopback(hostname))

/** Machine translation as an installation has it. */
export interface TranslationOptions {
  translator: Translator
  charsPerDay: number
}

interface Variables {
  TRANSLATE_URL?: string | undefined
  TRANSLATE_API_KEY?: string | undefined
  TRANSLATE_CHARS_PER_DAY: number
}

/** Undefined without a service: nothing is sent, and the desk offers nothing. */
export const translationOptions = ({
  TRANSLATE_URL: url,
  TRANSLATE_API_KEY: apiKey,
  TRANSLATE_CHARS_PER_DAY: charsPerDay,
}: Variables): TranslationOptions | undefined =>
  url === undefined ? undefined : { translator: createLibreTranslate({ url, apiKey }), charsPerDay }
