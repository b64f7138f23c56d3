export { Alert, type AlertProps } from './alert/alert.tsx'
export type { AlertTone } from './alert/tones.ts'
export { AlertDialog, type AlertDialogProps } from './alert-dialog/alert-dialog.tsx'
export { Badge, type BadgeProps } from './badge/badge.tsx'
export { Button, type ButtonProps } from './button/button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field/checkbox-field.tsx'
export { classNames } from './class-names.ts'
export { Combobox } from './combobox/combobox.tsx'
export type { ComboboxProps } from './combobox/combobox-props.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx'
export { DateField, type DateFieldProps } from './date-field/date-field.tsx'
export { Dialog, type DialogProps } from './dialog/dialog.tsx'
export { Divider, type DividerProps } from './divider/divider.tsx'
export { Ornament } from './divider/ornament.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './empty-state/empty-state.tsx'
export type { FieldProps } from './field/field.tsx'
export { type FilterTab, FilterTabs, type FilterTabsProps } from './filter-tabs/filter-tabs.tsx'
export { type AmenityIconName, amenityIcons, GoogleMark, Icon, type IconProps, icons } from './icon/index.ts'
export { Emblem, Logo, type LogoProps } from './logo/logo.tsx'
export { NativeDateField, type NativeDateFieldProps } from './native-date-field/native-date-field.tsx'
export { useCalendarPress } from './native-date-field/use-calendar-press.ts'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx'
export { Picture, type PictureProps } from './picture/picture.tsx'
export { Price, type PriceProps } from './price/price.tsx'
export { RatingInput, type RatingInputProps } from './rating-input/rating-input.tsx'
export {
  Container,
  type ContainerProps,
  Section,
  type SectionProps,
  type SectionTone,
} from './section/section.tsx'
export { SelectField, type SelectFieldProps } from './select-field/select-field.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { SkipLink } from './skip-link/skip-link.tsx'
export { StarRating, type StarRatingProps } from './star-rating/star-rating.tsx'
export { TextAreaField, type TextAreaFieldProps } from './text-area-field/text-area-field.tsx'
export { TextField, type TextFieldProps } from './text-field/text-field.tsx'
export { isUnmodifiedClick } from './unmodified-click.ts'
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx'
