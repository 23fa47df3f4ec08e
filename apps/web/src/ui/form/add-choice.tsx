import { Choice, type ChoiceProps } from './choice.tsx'

/** Adds what is picked; `none` says what is asked for. */
export function AddChoice(choice: Pick<ChoiceProps<string>, 'aria-label' | 'none' | 'options' | 'onPick'>) {
  return (
    <div className="mt-4">
      <Choice {...choice} value="" mustPick />
    </div>
  )
}
