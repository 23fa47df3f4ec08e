import type { ComponentProps } from 'react'

/** The box by which a row of a table is picked, large enough for a finger. `isMixed`: some rows are, not all. */
export function PickBox({ isMixed = false, ...input }: PickBoxProps) {
  return (
    <label className="-my-2 -ml-3 inline-grid shrink-0 size-10 place-items-center align-middle">
      <input
        {...input}
        type="checkbox"
        ref={box => {
          if (box) box.indeterminate = isMixed
        }}
        className="size-4.5 accent-brand disabled:opacity-40"
      />
    </label>
  )
}

interface PickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  isMixed?: boolean
}
