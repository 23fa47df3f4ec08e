import { texts } from './draft-texts.ts'

export function KeepsOrderField({
  isKept,
  onChange,
}: {
  isKept: true | undefined
  onChange: (isKept: true | undefined) => void
}) {
  return (
    <label className="flex w-fit min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isKept === true}
        onChange={event => onChange(event.target.checked ? true : undefined)}
        className="size-4 accent-brand"
      />
      {texts.keepsOrder}
    </label>
  )
}

/** An absent property stays absent: the contract knows no other way to say "no". */
export function withOrder<C extends { keeps_order?: true | undefined }>(
  content: C,
  isKept: true | undefined,
): C {
  const { keeps_order: _, ...rest } = content
  return (isKept ? { ...rest, keeps_order: true } : rest) as C
}
