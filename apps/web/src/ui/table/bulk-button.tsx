import type { ReactNode } from 'react'
import type { Icon } from '../../draw-icon.ts'
import { Button, type ButtonProps } from '../button.tsx'

/** One of the things that can be done with the rows that are picked. */
export function BulkButton({ icon: Icon, ...button }: BulkButtonProps) {
  return (
    <Button
      {...button}
      variant="secondary"
      size="table"
      icon={<Icon aria-hidden size={16} strokeWidth={1.75} />}
    />
  )
}

interface BulkButtonProps extends Pick<ButtonProps, 'busy' | 'disabled' | 'onClick'> {
  icon: Icon
  children: ReactNode
}
