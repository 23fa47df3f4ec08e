import Printer from 'icon:printer'
import { Button } from '../../../ui/button.tsx'

interface PrintButtonProps {
  label: string
  variant?: 'primary' | 'secondary'
}

export function PrintButton({ label, variant = 'primary' }: PrintButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  )
}
