export type KeyAction =
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'flag' }
  | { kind: 'option'; position: number }

export interface KeyPress {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
}

const moves: Record<string, KeyAction> = {
  n: { kind: 'next' },
  p: { kind: 'previous' },
  r: { kind: 'flag' },
}

/** A–H or 1–8 choose an option by its place on the screen; N, P and R move and flag. */
export function readKey({ key, ctrlKey, altKey, metaKey, repeat }: KeyPress): KeyAction | null {
  if (ctrlKey || altKey || metaKey || repeat || key.length !== 1) return null
  const letter = key.toLowerCase()
  const position = Math.max('abcdefgh'.indexOf(letter), '12345678'.indexOf(letter))
  return position >= 0 ? { kind: 'option', position } : (moves[letter] ?? null)
}

/** Letters belong to whoever is typing them. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const typed = 'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable="true"]'
  return target.matches(typed)
}
