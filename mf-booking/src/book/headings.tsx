import type { ComponentProps } from 'react'
import { useBookingContext } from './context/booking-context.ts'

type HeadingProps = ComponentProps<'h1'>

/** The title of the form: of the page, too, where the page is ours. */
export const Title = (props: HeadingProps) => {
  const Level = useBookingContext().headingLevel === 1 ? 'h1' : 'h2'
  return <Level {...props} />
}

/** The title of a section: one level below. */
export const SectionTitle = (props: HeadingProps) => {
  const Level = useBookingContext().headingLevel === 1 ? 'h2' : 'h3'
  return <Level {...props} />
}
