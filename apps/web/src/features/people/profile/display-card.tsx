import Monitor from 'icon:monitor'
import Moon from 'icon:moon'
import Sun from 'icon:sun'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { type Theme, useChoicesKept, useEasyFont, useTheme } from '../../../ui/brand/use-theme.ts'
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
  return (
    <Card title={texts.display} note={areKept ? texts.displayNote : texts.displayNoteUnkept}>
      <RadioCards
        legend={texts.theme}
        options={themes.map(option => ({ ...option, label: texts.themes[option.value] }))}
        value={theme}
        onChange={setTheme}
      />
      <Checkbox
        label={texts.easyFont}
        hint={texts.easyFontHint}
        checked={isEasy}
        onChange={event => setEasyFont(event.target.checked)}
        className="mt-5"
      />
    </Card>
  )
}
