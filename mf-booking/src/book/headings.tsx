import type { ComponentProps } from 'react'
import { useBookingContext } from './context/booking-context.ts'

type HeadingProps = ComponentProps<'h1'>

/** Title of the form, and of the page if it is our own. */
export const Title = (props: HeadingProps) => {
  const Level = useBookingContext().headingLevel === 1 ? 'h1' : 'h2'
  return <Level {...props} />
}

/** The title of a section: one level below. */
export const SectionTitle = (props: HeadingProps) => {
  const Level = useBookingContext().headingLevel === 1 ? 'h2' : 'h3'
  return <Level {...props} />
}
