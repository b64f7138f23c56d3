// Written by `npm run calls` from the calls of the contract. A change here is lost.

import type {
  Account,
  AccountChange,
  AddressCodeInput,
  Availability,
  BackendConsent,
  BookingInput,
  BookingReceipt,
  CalendarFile,
  CancelLinkedInput,
  ChangePasswordInput,
  ConfirmationReceipt,
  ConfirmEmailInput,
  FindBookingInput,
  ForgotPasswordInput,
  GoogleInput,
  GuestBooking,
  GuestData,
  HotelDay,
  LinkedArrivalInput,
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
import type { CallOptions, Result } from './result.ts'

/** The calls of guests, as functions of `Api`. */
export interface ApiCalls {
  rooms: {
    /** All rooms. */
    list(
      stay?: { checkIn?: string | undefined; checkOut?: string | undefined; guests?: number | undefined },
      options?: CallOptions,
    ): Promise<Result<Room[]>>
    /** One room. */
    byId(
      id: string,
      stay?: { checkIn?: string | undefined; checkOut?: string | undefined; guests?: number | undefined },
      options?: CallOptions,
    ): Promise<Result<Room>>
    /** Nights in which a room is taken, and what the others cost. */
    availability(
      id: string,
      from: string,
      to: string,
      options?: CallOptions & { guests?: number | undefined },
    ): Promise<Result<Availability>>
  }
  offers: {
    /** What can be booked for dates and guests, and what it costs. */
    list(
      stay: { checkIn: string; checkOut: string; guests?: number | undefined; children?: string | undefined },
      options?: CallOptions,
    ): Promise<Result<Offers>>
    /** Nights in which no room is free, and what the cheapest free one costs in the others. */
    days(from: string, to: string, options: CallOptions & { guests: number }): Promise<Result<OfferDays>>
  }
  hotel: {
    /** The date at the guesthouse, its hours and telephone. */
    day(options?: CallOptions): Promise<Result<HotelDay>>
  }
  reviews: {
    /** Reviews, by default the newest first. */
    list(
      options?: CallOptions & {
        page?: number | undefined
        limit?: number | undefined
        room?: string | undefined
        rating?: number | undefined
        writtenIn?: string | undefined
        roomType?: string | undefined
        sort?: string | undefined
      },
    ): Promise<Result<Testimonial[]>>
    /** How many reviews there are, and the mean of those that count. */
    summary(
      options?: CallOptions & {
        room?: string | undefined
        rating?: number | undefined
        writtenIn?: string | undefined
        roomType?: string | undefined
      },
    ): Promise<Result<ReviewSummary>>
    /** Write a review. */
    create(input: ReviewInput, options?: CallOptions): Promise<Result<ReviewReceipt>>
    /** The stay that the link of a mail asks to review; changes nothing. */
    stayByLink(input: LinkInput, options?: CallOptions): Promise<Result<ReviewedStay>>
    /** Write the verified review of a stay, by the signed link of its mail; one for each stay. */
    createByLink(input: LinkedReviewInput, options?: CallOptions): Promise<Result<ReviewReceipt>>
  }
  messages: {
    /** Send a message to the guesthouse. */
    create(input: MessageInput, options?: CallOptions): Promise<Result<Receipt>>
  }
  partners: {
    /** What a page has to know about a partner. Asked by an embedded form before it is shown: `mayBook` is about the page it is on. */
    byId(id: string, options?: CallOptions): Promise<Result<Partner>>
  }
  bookings: {
    /** Book a stay. `idempotencyKey` is a UUID for one attempt; a retry sends the same one. The booking joins the account that is signed in. */
    create(
      input: BookingInput,
      options: CallOptions & { idempotencyKey: string },
    ): Promise<Result<BookingReceipt>>
    /** Mail a code to an address, by which a booking confirms it. */
    sendAddressCode(input: AddressCodeInput, options?: CallOptions): Promise<Result<Receipt>>
    /** A booking by its signed link, of its mail or of the answer that booked it. */
    byLink(input: LinkInput, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** Cancel a booking, or one of its rooms, by the signed link of its mail. The answer is that of the room, where `reference` names one. */
    cancelByLink(input: CancelLinkedInput, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** Send the link of a booking to its address once more. The answer is the same where there is none. */
    find(input: FindBookingInput, options?: CallOptions): Promise<Result<Receipt>>
    /** What a change of a booking by the signed link of its mail would make of it; changes nothing. */
    quoteChangeByLink(
      input: LinkedStayChangeQuoteInput,
      options?: CallOptions,
    ): Promise<Result<StayChangeQuote>>
    /** Change a booking by the signed link of its mail. `totalPrice` is what was quoted. Sent again, it changes nothing more. */
    changeByLink(input: LinkedStayChangeInput, options?: CallOptions): Promise<Result<GuestBooking>>
    /** Tell when the guests of a booking arrive, by the signed link of its mail; may be told anew. */
    tellArrivalByLink(input: LinkedArrivalInput, options?: CallOptions): Promise<Result<GuestBooking>>
    /** A booking's stays as a file for a calendar, by its signed link. */
    calendarByLink(input: LinkInput, options?: CallOptions): Promise<Result<CalendarFile>>
  }
  quotes: {
    /** What a stay costs, line by line; changes nothing. */
    create(input: QuoteInput, options?: CallOptions): Promise<Result<Quote>>
  }
  me: {
    /** The guest's bookings, by check-in, latest first. */
    bookings(options?: CallOptions): Promise<Result<GuestBooking[]>>
    /** Cancel one of the guest's bookings, or one of its rooms; its nights are free again. The answer is that of the room, where `reference` names one. */
    cancelBooking(reference: string, options?: CallOptions): Promise<Result<LinkedBooking>>
    /** What a change of one of the guest's bookings would make of it; changes nothing. */
    quoteChange(
      reference: string,
      input: StayChangeQuoteInput,
      options?: CallOptions,
    ): Promise<Result<StayChangeQuote>>
    /** Change one of the guest's bookings; old nights are given up only where the new ones are won. `totalPrice` is what was quoted. Sent again, it changes nothing more. */
    changeBooking(
      reference: string,
      input: StayChangeInput,
      options?: CallOptions,
    ): Promise<Result<GuestBooking>>
    /** The account of the signed-in guest. */
    read(options?: CallOptions): Promise<Result<Account>>
    /** Change name and country. */
    change(input: AccountChange, options?: CallOptions): Promise<Result<Account>>
    /** Change the password, or set a first one; ends every other session. */
    changePassword(input: ChangePasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    /** Send the link that confirms the e-mail address once more. */
    sendConfirmation(options?: CallOptions): Promise<Result<Receipt>>
    /** All that the guesthouse stores of the guest. */
    data(options?: CallOptions): Promise<Result<GuestData>>
    /** Delete the account; stays of the past lose the name, those to come after check-out. */
    remove(input: RemoveAccountInput, options?: CallOptions): Promise<Result<Receipt>>
    /** Services that may know who the guest is. */
    backendConsents(options?: CallOptions): Promise<Result<BackendConsent[]>>
    /** Agree no longer: no more tokens for the backends of this remote. */
    endBackendConsent(remote: string, options?: CallOptions): Promise<Result<Receipt>>
  }
  accounts: {
    /** Ways to sign in beside the password. */
    providers(options?: CallOptions): Promise<Result<Providers>>
    /** Create an account. */
    register(input: RegisterInput, options?: CallOptions): Promise<Result<Receipt>>
    /** Ask for a link to choose a new password. */
    forgotPassword(input: ForgotPasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    /** Choose a new password by the link or the code; ends every session and confirms the address. */
    resetPassword(input: ResetPasswordInput, options?: CallOptions): Promise<Result<Receipt>>
    /** Confirm an e-mail address by the link or the code; outside of a session of the account its sessions and password end. */
    confirmEmail(input: ConfirmEmailInput, options?: CallOptions): Promise<Result<ConfirmationReceipt>>
  }
}

/** The calls that give and take tokens: for a host alone, never handed to a widget. */
export interface SessionApi {
  /** Sign in with e-mail and password. */
  login(input: LoginInput, options?: CallOptions): Promise<Result<LoginReceipt>>
  /** Sign in after Google confirmed it. */
  google(input: GoogleInput, options?: CallOptions): Promise<Result<LoginReceipt>>
  /** A new access token for the refresh token in the cookie, which is replaced. */
  refresh(options?: CallOptions): Promise<Result<LoginReceipt>>
  /** End the session: its cookie, its refresh token and all its access tokens. */
  signOut(options?: CallOptions): Promise<Result<Receipt>>
}
