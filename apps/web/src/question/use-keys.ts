import { useEffect } from 'react'
import { isTyping, type KeyAction, readKey } from './keys.ts'
import { areShortcutsOn } from './use-shortcut-switch.ts'

/** Single keys, unless they belong to a text, a dialog is open, or they are switched off. */
export function useKeys(act: (action: KeyAction) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const action = readKey(event)
      if (action === null) return
      event.preventDefault()
      act(action)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [act])
}
