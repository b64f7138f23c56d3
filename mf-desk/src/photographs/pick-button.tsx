import { Button, type ButtonProps } from '@calm-rest/ui'
import { type ReactNode, useRef } from 'react'

interface PickButtonProps {
  variant: ButtonProps['variant']
  icon: ReactNode
  /** Opens the camera at once, where the device has one; otherwise its photographs, of which several can be chosen. */
  camera?: boolean
  disabled: boolean
  onPicked: (files: readonly File[]) => void
  children: ReactNode
}

/** A button that asks for photographs. */
export const PickButton = ({ camera = false, onPicked, ...button }: PickButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onPicked([...(currentTarget.files ?? [])])
          // so that the same one can be chosen again
          currentTarget.value = ''
        }}
      />
    </>
  )
}
