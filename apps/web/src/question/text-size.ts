import { recall, remember } from '../device/device-memory.ts'

const key = 'gerbang-text-size'
const sizes = ['1', '2', '3'] as const
export type TextSize = (typeof sizes)[number]

/** The reader's scale of question texts, kept on this device. */
export function readTextSize(): TextSize {
  const stored = recall('localStorage', key)
  return sizes.find(size => size === stored) ?? '1'
}

export function storeTextSize(size: TextSize) {
  remember('localStorage', key, size)
  applyTextSize(size)
}

export function applyTextSize(size: TextSize) {
  document.documentElement.dataset['textSize'] = size
}
