import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { type Theme, useChoicesKept, useEasyFont, useTheme } from '../../ui/use-theme.ts'
import { texts } from './texts.ts'

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const satisfies { value: Theme; icon: typeof Sun }[]

export function DisplayCard() {
  const { theme, setTheme } = useTheme()
  const { isEasy, setEasyFont } = useEasyFont()
  const areKept = useChoicesKept()
  const hint = useId()
  return (
    <Card title={texts.display} note={areKept ? texts.displayNote : texts.displayNoteUnkept}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{texts.theme}</legend>
        <div className="grid gap-2">
          {themes.map(({ value, icon: Icon }) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3.5 text-md font-medium has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="theme"
                checked={theme === value}
                onChange={() => setTheme(value)}
                className="size-4 accent-brand outline-none"
              />
              <Icon aria-hidden size={18} strokeWidth={1.75} className="text-muted" />
              {texts.themes[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="mt-5 flex min-h-11 items-start gap-3 text-md font-medium">
        <input
          type="checkbox"
          checked={isEasy}
          aria-describedby={hint}
          onChange={event => setEasyFont(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span>
          {texts.easyFont}
          <span id={hint} className="mt-0.5 block text-sm font-normal text-muted">
            {texts.easyFontHint}
          </span>
        </span>
      </label>
    </Card>
  )
}
