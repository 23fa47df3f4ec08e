import { useState } from 'react'
import { recall, remember } from '../device/device-memory.ts'

const key = 'gerbang-shortcuts'

export function areShortcutsOn(): boolean {
  return recall('localStorage', key) !== 'off'
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input types letters by accident. */
export function useShortcutSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(areShortcutsOn)
  return [
    isOn,
    next => {
      remember('localStorage', key, next ? 'on' : 'off')
      setOn(next)
    },
  ]
}
