import type { ErrorCode } from '../errors/codes.ts'
import type {
  Account,
  AccountChange,
  AddressCodeInput,
  ArrivalInput,
  Availability,
  BookingInput,
  BookingReceipt,
  CalendarFile,
  CancelLinkedInput,
  ChangePasswordInput,
  ConfirmationReceipt,
  ConfirmEmailInput,
  DeskAction,
  DeskLink,
  ErrorBody,
  FindBookingInput,
  ForgotPasswordInput,
  GoogleInput,
  GuestBooking,
  GuestData,
  HotelDay,
  LinkedBooking,
  LinkedReviewInput,
  LinkedStayChangeInput,
  LinkedStayChangeQuoteInput,
  LinkInput,
  LoginInput,
  LoginReceipt,
  MessageInput,
  OfferDays,
  Offers,
  Partner,
  Providers,
  Quote,
  QuoteInput,
  Receipt,
  RegisterInput,
  RemoveAccountInput,
  ResetPasswordInput,
  ReviewedStay,
  ReviewInput,
  ReviewReceipt,
  ReviewSummary,
  Room,
  StayChangeInput,
  StayChangeQuote,
  StayChangeQuoteInput,
  Testimonial,
} from '../schemas/index.ts'

export type * from '../schemas/index.ts'

/** Result of a call. Nothing is thrown for a failure that can happen; the caller decides what to show. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** Why a call has no value. Only `api` has an error code of the contract. */
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

/**
 * The REST contract as functions. `packages/client` implements it; a host passes it to its widgets. Signing in
 * and out is not here but at the session port: no widget ever holds a token.
 */
export interface Api {
  /** Address of a picture that the API named: on our own pages without an origin, which a proxy may see differently. */
  mediaUrl(path: string): string
  rooms: {
    list(stay?: StayQuery, options?: CallOptions): Promise<Result<Room[]>>
    byId(id: string, stay?: StayQuery, options?: CallOptions): Promise<Result<Room>>
    /** With `guests` also the prices. */
    availability(
      id: string,
      from: string,
      to: string,
      options?: CallOptions & { guests?: number | undefined },
    ): Promise<Result<Availability>>
  }
  /** What can be booked for dates and guests, and what it costs. */
  offers: {
    list(
      stay: StayQuery & { checkIn: string; checkOut: string; children?: string | undefined },
      options?: CallOptions,
    ): Promise<Result<Offers>>
    /** Of each night what the cheapest free room costs, for a calendar before a room is chosen. */
    days(from: string, to: string, options: CallOptions & { guests: number }): Promise<Result<OfferDays>>
  }
  quotes: {
    /** What a stay costs, line by line. */
    create(input: QuoteInput, options?: CallOptions): Promise<Result<Quote>>
  }
  hotel: { day(options?: CallOptions): Promise<Result<HotelDay>> }
  partners: {
    /** Asked by an embedded form before it is shown: `mayBook` is about the page it is on. */
    byId(id: string, options?: CallOptions): Promise<Result<Partner>>
  }
  reviews: {
    /** One page, newest first; the first where none is said. With `room`, of stays in it alone. */
    list(
      options?: CallOptions & {
        page?: number | undefined
        limit?: number | undefined
        room?: string | undefined
      },
    ): Promise<Result<Testimonial[]>>
    /** Average and number of all reviews, or of those of stays in a room. */
    summary(options?: CallOptions & { room?: string | undefined }): Promise<Result<ReviewSummary>>
    create(input: ReviewInput, options?: CallOptions): Promise<Result<ReviewReceipt>>
    /** The stay behind the link of the mail that asks for a review. */
    stayByLink(input: LinkInput, options?: CallOptions): Promise<Result<ReviewedStay>>
    /** The verified review of that stay. */
    createByLink(input: LinkedReviewInput, options?: CallOptions): Promise<Result<ReviewReceipt>>
  }
  messages: { create(input: MessageInput, options?: CallOptions): Promise<Result<Receipt>> }
  bookings: {
    /** `idempotencyKey`: a UUID for one attempt; a retry sends the same one. Joins the account of who is signed in. */
    create(
      input: BookingInput,
      options: CallOptions & { idempotencyKey: string },
    ): Promise<Result<BookingReceipt>>
    /** Mails a code to an address, which confirms it as `addressCode` of a booking. */
    sendAddressCode(input: AddressCodeInput, options?: CallOptions): Promise<Result<Receipt>>
    /** By the signed link of its mail, without an account. */
    byLink(input: LinkInput, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** The whole booking, or the one room that `reference` names: the answer is then that room's. */
    cancelByLink(input: CancelLinkedInput, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** Has the link of a booking sent to its address; the same answer where there is none. */
    find(input: FindBookingInput, options?: CallOptions): Promise<Result<Receipt>>
    /** What a change would cost; changes nothing. */
    quoteChangeByLink(
      input: LinkedStayChangeQuoteInput,
      options?: CallOptions,
    ): Promise<Result<StayChangeQuote>>
    /** `totalPrice` is what was quoted. Sent again, it changes nothing more. */
    changeByLink(input: LinkedStayChangeInput, options?: CallOptions): Promise<Result<GuestBooking>>
    /** The file of its mail for a calendar. */
    calendarByLink(input: LinkInput, options?: CallOptions): Promise<Result<CalendarFile>>
    /** When the guests arrive; told anew, the last one holds. */
    tellArrivalByLink(input: LinkInput & ArrivalInput, options?: CallOptions): Promise<Result<GuestBooking>>
  }
  accounts: {
    providers(options?: CallOptions): Promise<Result<Providers>>
    register(input: RegisterInput, options?: CallOptions): Promise<Result<Receipt>>
    forgotPassword(input: ForgotPasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    resetPassword(input: ResetPasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    /** As whoever is signed in, or the account's sessions and password end. */
    confirmEmail(input: ConfirmEmailInput, options?: CallOptions): Promise<Result<ConfirmationReceipt>>
  }
  /** The signed-in guest's own; `unauthorized` where nobody is signed in. */
  me: {
    read(options?: CallOptions): Promise<Result<Account>>
    change(input: AccountChange, options?: CallOptions): Promise<Result<Account>>
    changePassword(input: ChangePasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    sendConfirmation(options?: CallOptions): Promise<Result<Receipt>>
    bookings(options?: CallOptions): Promise<Result<GuestBooking[]>>
    /** Like `cancelByLink`: the whole booking, or the one room that `reference` names. */
    cancelBooking(reference: string, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** Like `quoteChangeByLink`. */
    quoteChange(
      reference: string,
      input: StayChangeQuoteInput,
      options?: CallOptions,
    ): Promise<Result<StayChangeQuote>>
    /** Like `changeByLink`. */
    changeBooking(
      reference: string,
      input: StayChangeInput,
      options?: CallOptions,
    ): Promise<Result<GuestBooking>>
    data(options?: CallOptions): Promise<Result<GuestData>>
    remove(input: RemoveAccountInput, options?: CallOptions): Promise<Result<Receipt>>
  }
  /** The links in the owner's mail. */
  desk: {
    read(input: LinkInput, options?: CallOptions): Promise<Result<DeskLink>>
    use(input: DeskAction, options?: CallOptions): Promise<Result<DeskLink>>
  }
}

/** The calls that give and take tokens: for a host alone, never handed to a widget. */
export interface SessionApi {
  login(input: LoginInput, options?: CallOptions): Promise<Result<LoginReceipt>>
  google(input: GoogleInput, options?: CallOptions): Promise<Result<LoginReceipt>>
  /** Sends the cookie with the refresh token, which the answer replaces. */
  refresh(options?: CallOptions): Promise<Result<LoginReceipt>>
  signOut(options?: CallOptions): Promise<Result<Receipt>>
}
