import type { Icon } from '../draw-icon.ts'
import { Button, type ButtonProps } from './button.tsx'

/** A button that is only a picture; its name is spoken, and shown to whoever rests on it. */
export function IconButton({ icon: Icon, label, iconSize = 20, ...button }: IconButtonProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={iconSize} strokeWidth={1.75} />
    </Button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  icon: Icon
  label: string
  iconSize?: number
}
