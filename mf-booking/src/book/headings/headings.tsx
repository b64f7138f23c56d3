import type { ComponentProps } from 'react'
import { useDesk } from '../desk/desk.ts'

type HeadingProps = ComponentProps<'h1'>

/** The title of the form: of the page, too, where the page is ours. */
export const Title = (props: HeadingProps) => {
  const Level = useDesk().headingLevel === 1 ? 'h1' : 'h2'
  return <Level {...props} />
}

/** Of a part of it. */
export const PartTitle = (props: HeadingProps) => {
  const Level = useDesk().headingLevel === 1 ? 'h2' : 'h3'
  return <Level {...props} />
}
