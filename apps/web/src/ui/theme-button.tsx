import { Moon, Sun } from 'lucide-react'
import { texts } from '../texts.ts'
import { buttonClasses } from './button.tsx'
import { useTheme } from './use-theme.ts'

/** Turns light into dark and back; "like the device" is a choice on the account page. */
export function ThemeButton() {
  const { isDark, setTheme } = useTheme()
  const Icon = isDark ? Sun : Moon
  const label = isDark ? texts.toLight : texts.toDark
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClasses('quiet', 'icon')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
