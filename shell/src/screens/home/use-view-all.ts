import { delays } from '@calm-rest/contract/limits'
import { isUnmodifiedClick } from '@calm-rest/federation/widget'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Scrolls to the top, and half a second later goes on to the rooms (specification, §2, Home). */
export const useViewAll = () => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: MouseEvent<HTMLAnchorElement>) => {
    // a click for a new tab is the browser's
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    clearTimeout(timer.current)
    const { pathname, search } = event.currentTarget
    scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
    timer.current = setTimeout(() => void navigate(pathname + search), delays.viewAllMs)
  }
}
