export {
  type DeskPaymentMethod,
  deskPaymentMethods,
  methodPaidBy,
  type PaymentMethod,
  type PaymentPurpose,
  paymentMethods,
  paymentPurposes,
  transitMethods,
} from '../payment-methods.ts'
export {
  type DrawingSet,
  drawingSets,
  type LookPlace,
  lookPlaces,
  type PropertyKind,
  propertyKinds,
  type SocialNetwork,
  socialNetworks,
} from '../property-kinds.ts'
export type { Nationalities } from '../schemas/nationalities.ts'
export type { StaffAlarm } from './alarms.ts'
export type { BookAccount, Books } from './books.ts'
export type { ChangedMeanwhileBody } from './calls/changed-meanwhile.ts'
export type { StaffAnswer, StaffInput, StaffRouteName } from './calls/index.ts'
export type { Charge, ChargeInput, ChargeReversalInput, DiscountInput, Sellable } from './charges.ts'
export type {
  BlockInput,
  Chart,
  ChartClosure,
  ChartQuery,
  ChartStay,
  ChartUnit,
  StaffBlock,
} from './chart.ts'
export type { ClosureInput, ClosurePreview, StaffClosure } from './closures.ts'
export { type DeskLang, deskLangs, siteLangOf } from './desk-lang.ts'
export { type DeskPlace, deskPath } from './desk-path.ts'
export { type DocumentKind, documentKinds, type IssuedKind, issuedKinds } from './document-kinds.ts'
export { isNumberPattern, numberOf, seriesOf } from './document-number.ts'
export type {
  DocumentInput,
  DocumentRecipient,
  DocumentSettings,
  DocumentSettingsInput,
  StaffDocument,
  StaffDocumentSettings,
  StayDocuments,
} from './documents.ts'
export { codeFor, type MerchantCode, merchantCodeOf } from './emv-code.ts'
export type { StaffEvent } from './events.ts'
export type { ExampleRoom, StaffExamples } from './examples.ts'
export type { StaffFacts, StaffFactsInput } from './facts.ts'
export type { Figures } from './figures.ts'
export type { BookingFlood, FloodReviewsInput, Floods, ReviewFlood } from './floods.ts'
export type { Folio, FolioGroup, FolioLine, FolioRoom } from './folio.ts'
export type { HousekeptUnit, UnitState, UnitStateInput } from './housekeeping.ts'
export { type StaffLimits, staffLimits } from './limits.ts'
export type { StaffLook, StaffLookInput } from './look.ts'
export type { MailProblem, MailRecordName, StaffMailCheck } from './mail-check.ts'
export type {
  AcceptInviteInput,
  CodeInput,
  Invite,
  Invited,
  ListedSession,
  NewMemberInput,
  RoleInput,
  SendCodeInput,
  StaffMember,
  StaffSession,
} from './members.ts'
export type { AnswerInput, GuestMessage, StaffMessage } from './messages.ts'
export type { StaffMissingTexts } from './missing-texts.ts'
export { type NationalityCode, nationalityCodes } from './nationality-codes.ts'
export type { NewPasskeyInput, Passkey } from './passkeys.ts'
export type { Payer, PayersInput } from './payers.ts'
export type {
  DepositInput,
  Payment,
  PaymentInput,
  PaymentLinkInput,
  RefundInput,
  ReversalInput,
  StaffPaymentLink,
  Takings,
  Tendered,
  WaysToPay,
} from './payments.ts'
export type { ListedPhotograph, PhotographMoveInput, RoomPhotographs } from './photographs.ts'
export { isPresetName } from './preset-names.ts'
export { isPreset, presetRights, type Role, rightsOf, roles } from './presets.ts'
export type {
  PriceChange,
  PriceChangeInput,
  PriceChanges,
  PriceGrid,
  PricePreview,
  PricePreviewInput,
} from './prices.ts'
export type { PushMessage, PushSettings, PushSettingsInput, PushSubscriptionInput } from './push.ts'
export { type PushKind, pushKinds, pushKindsFor, pushRights } from './push-kinds.ts'
export { chargedPer, seasonCopyBy, soldAt } from './rate-choices.ts'
export type {
  PromotionCodeInput,
  RateRules,
  RestrictionInput,
  StaffPromotionCode,
  StaffRestriction,
} from './rate-rules.ts'
export type { RateEndInput, RateInput, StaffRates } from './rates.ts'
export type { ReviewStatusInput, StaffReview } from './reviews.ts'
export {
  isSensitive,
  type Right,
  type RightGroup,
  rightFacts,
  rightGroups,
  rights,
  rightsByCode,
} from './rights.ts'
export type {
  HeldRole,
  NewRoleInput,
  RoleChangeInput,
  RoleEndInput,
  RoleId,
  StaffRole,
} from './roles.ts'
export type { RoomPrices, RoomPricesInput } from './room-prices.ts'
export type {
  AmenityInput,
  ListedRoomType,
  NewRoomTypeInput,
  RoomTypeInput,
  RoomTypeStatus,
  StaffAmenity,
  StaffRoomType,
} from './room-types.ts'
export type { SeasonCopyInput, SeasonCopyPreview } from './season-copies.ts'
export type { SetupItem, StaffSetup, StaffTerms, TermsInput } from './setup.ts'
export { type PropertyStage, requiredTasks, type SetupTask, setupTasks } from './setup-tasks.ts'
export { staffRoutes } from './staff-routes.ts'
export type { StayExplanation, StayExplanationInput } from './stay-explanation.ts'
export type {
  CancelInput,
  LocalGuestsInput,
  MarkInput,
  NationalitiesInput,
  NoteInput,
  OpenMatter,
  PriceInput,
  StaffBackups,
  StaffChangeQuote,
  StaffDay,
  StaffStay,
  StayChangeInput,
  StayChangeQuoteInput,
  StayPage,
  StayState,
  TimelineEntry,
} from './stays.ts'
export { changeCents, costCents, type Exchange, givenBackCents, toRate } from './tender.ts'
export type { StaffTextSection, StaffTexts, StaffTextsInput } from './texts.ts'
export type { CloseTillInput, Payout, PayoutInput, Till, TillClose, TillPage } from './till.ts'
export { timelineActions, timelineFields } from './timeline.ts'
export type { StaffTranslation, StaffTranslator, TranslationInput } from './translations.ts'
export { isPayable } from './typed-amount.ts'
export { unitInSentence, unitLabel, unitWithRoom } from './unit-names.ts'
export type { WalkInInput, WalkInQuote, WalkInQuoteInput } from './walk-ins.ts'
export { yearLater } from './year-later.ts'
