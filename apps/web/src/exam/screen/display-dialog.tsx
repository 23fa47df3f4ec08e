import { useState } from 'react'
import { Modal } from '../../question/modal.tsx'
import { useShortcutSwitch } from '../../question/use-shortcut-switch.ts'
import { readTextSize, storeTextSize, type TextSize } from '../../question/text-size.ts'
import { useMediaQuery } from '../../device/use-media-query.ts'
import { useEasyFont } from '../../ui/brand/use-theme.ts'
import { texts } from './around-texts.ts'

const words = texts.display
const sizes: { size: TextSize; sign: string }[] = [
  { size: '1', sign: 'A' },
  { size: '2', sign: 'A+' },
  { size: '3', sign: 'A++' },
]

export function DisplayDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={words.open} onClose={onClose}>
      <div className="grid gap-5">
        <SizeChoice />
        <Switches />
      </div>
    </Modal>
  )
}

function SizeChoice() {
  const [current, setCurrent] = useState(readTextSize)
  const choose = (size: TextSize) => {
    storeTextSize(size)
    setCurrent(size)
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.size}</legend>
      <div className="grid grid-cols-3 gap-2">
        {sizes.map(({ size, sign }, index) => (
          <label
            key={size}
            className="relative grid min-h-11 place-items-center rounded-control border border-line-strong font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="text-size"
              checked={current === size}
              onChange={() => choose(size)}
              aria-label={words.sizes[index]}
              className="sr-only"
            />
            <span aria-hidden>{sign}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Switches() {
  const { isEasy, setEasyFont } = useEasyFont()
  const [areKeysOn, setKeysOn] = useShortcutSwitch()
  // No browser tells of a keyboard; what has a mouse or a trackpad has one.
  const hasKeyboard = useMediaQuery('(any-pointer: fine)')
  return (
    <>
      <Switch label={words.easyFont} checked={isEasy} onChange={setEasyFont} />
      <div hidden={!hasKeyboard}>
        <Switch label={words.shortcuts} checked={areKeysOn} onChange={setKeysOn} />
        <p className="ml-8 text-sm text-muted">{words.shortcutsHint}</p>
        <dl className="mt-2 ml-8 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          {words.keys.map(([keys, meaning]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-chip border border-line bg-sunken px-1.5 py-0.5 font-sans font-semibold">
                  {keys}
                </kbd>
              </dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

function Switch({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-md font-semibold">
      <input
        type="checkbox"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="size-5 accent-brand"
      />
      {label}
    </label>
  )
}
