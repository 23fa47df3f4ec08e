import Moon from 'icon:moon'
import Sun from 'icon:sun'
import { texts } from '../../texts.ts'
import { buttonClasses } from '../button.tsx'
import { Tip } from '../overlay/tip.tsx'
import { useTheme } from './use-theme.ts'

/** Turns light into dark and back; "like the device" is a choice on the account page. */
export function ThemeButton() {
  const { isDark, setTheme } = useTheme()
  const Icon = isDark ? Sun : Moon
  const label = isDark ? texts.toLight : texts.toDark
  return (
    <Tip label={label}>
      <button
        type="button"
        aria-label={label}
        className={buttonClasses('quiet', 'icon')}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </Tip>
  )
}
