import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button icon={<Printer aria-hidden size={18} strokeWidth={1.75} />} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
