import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import Info from 'icon:info'
import TriangleAlert from 'icon:triangle-alert'
import X from 'icon:x'
import type { Icon } from '../draw-icon.ts'
import { Toast } from 'radix-ui'
import { texts } from '../texts.ts'
import { confirmations, type Toast as ToastData, toasts, useConfirmation, useToast } from './toast-store.ts'

const looks: Record<ToastData['variant'], { icon: Icon; color: string }> = {
  default: { icon: Info, color: 'text-muted' },
  info: { icon: Info, color: 'text-brand' },
  success: { icon: CircleCheck, color: 'text-ok' },
  error: { icon: CircleAlert, color: 'text-bad' },
  warning: { icon: TriangleAlert, color: 'text-ink' },
}

const toastMs = 4_500
const confirmationMs = 1_750

export function Toaster() {
  const toast = useToast()
  const confirmation = useConfirmation()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label={texts.news}>
      {confirmation && (
        <ToastCard
          key={`confirmation-${confirmation.id}`}
          toast={{ ...confirmation, variant: 'success' }}
          isOpen={confirmation.isOpen}
          duration={confirmationMs}
          onClose={() => confirmations.dismiss(confirmation.id)}
        />
      )}
      {toast && (
        <ToastCard
          key={`toast-${toast.id}`}
          toast={toast}
          isOpen={toast.isOpen}
          duration={toastMs}
          onClose={() => toasts.dismiss(toast.id)}
        />
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label={`${texts.news} ({hotkey})`}
        className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] left-4 z-50 flex flex-col gap-3 md:bottom-4 md:left-auto md:w-96"
      />
    </Toast.Provider>
  )
}

function ToastCard({ toast, isOpen, duration, onClose }: ToastCardProps) {
  const { icon: Icon, color } = looks[toast.variant]
  return (
    <Toast.Root
      type={toast.variant === 'error' ? 'foreground' : 'background'}
      open={isOpen}
      onOpenChange={onClose}
      duration={duration}
      className="toast flex items-start gap-3 rounded-control border border-line bg-surface p-4 pr-2 shadow-float"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-px shrink-0 ${color}`} />
      <div className="min-w-0 flex-1">
        <Toast.Title className="text-md font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="text-sm text-muted">{toast.description}</Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label={texts.close}
        className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Toast.Close>
    </Toast.Root>
  )
}

interface ToastCardProps {
  toast: ToastData
  isOpen: boolean
  duration: number
  onClose: () => void
}
