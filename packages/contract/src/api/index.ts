import type { ErrorCode } from '../errors/codes.ts'
import type {
  Availability,
  BookingInput,
  BookingReceipt,
  ErrorBody,
  GoogleInput,
  HotelDay,
  LoginInput,
  LoginReceipt,
  MessageInput,
  Receipt,
  RegisterInput,
  ReviewInput,
  ReviewReceipt,
  Room,
  Testimonial,
} from '../schemas/index.ts'

export type * from '../schemas/index.ts'

/** What a call answers. Nothing is thrown for a failure that can happen; the caller decides what to show. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export type Failure =
  /** The API answered with an error. */
  | { kind: 'api'; status: number; code: ErrorCode; body: ErrorBody }
  /** No answer: offline, refused, timed out. */
  | { kind: 'network' }
  /** An answer that is not the contract's. */
  | { kind: 'unexpected'; status: number }
  /** The caller aborted. */
  | { kind: 'aborted' }

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Language of texts and errors in the answer; else the client's own. */
  lang?: 'en' | 'de' | 'zh' | undefined
}

export interface StayQuery {
  checkIn?: string | undefined
  checkOut?: string | undefined
  guests?: number | undefined
}

/** The REST contract as functions. `packages/client` implements it; a host passes it to its widgets. */
export interface Api {
  /** Absolute address of a picture that the API named. */
  mediaUrl(path: string): string
  rooms: {
    list(stay?: StayQuery, options?: CallOptions): Promise<Result<Room[]>>
    byId(id: string, stay?: StayQuery, options?: CallOptions): Promise<Result<Room>>
    availability(id: string, from: string, to: string, options?: CallOptions): Promise<Result<Availability>>
  }
  hotel: { day(options?: CallOptions): Promise<Result<HotelDay>> }
  reviews: {
    list(options?: CallOptions): Promise<Result<Testimonial[]>>
    create(input: ReviewInput, options?: CallOptions): Promise<Result<ReviewReceipt>>
  }
  messages: { create(input: MessageInput, options?: CallOptions): Promise<Result<Receipt>> }
  bookings: {
    /** `idempotencyKey`: a UUID for one attempt; a retry sends the same one. */
    create(
      input: BookingInput,
      options: CallOptions & { idempotencyKey: string },
    ): Promise<Result<BookingReceipt>>
  }
  accounts: {
    register(input: RegisterInput, options?: CallOptions): Promise<Result<Receipt>>
    login(input: LoginInput, options?: CallOptions): Promise<Result<LoginReceipt>>
    google(input: GoogleInput, options?: CallOptions): Promise<Result<LoginReceipt>>
  }
}
