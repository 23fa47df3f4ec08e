import { FileField } from '../ui/form/file-field.tsx'
import { texts } from './texts.ts'

const maxBytes = 10 * 1024 * 1024

/** A picture in a form; `now` is the one that is there already. */
export function PictureField({ name, label, hint, now }: PictureFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {now !== null && (
        <img
          src={now}
          alt={texts.pictureNow}
          className="max-h-32 w-fit max-w-full rounded-control border border-line bg-sunken"
        />
      )}
      <FileField
        name={name}
        label={label}
        hint={hint}
        accept="image/jpeg,image/png,image/webp"
        kinds={texts.pictureKinds}
        maxBytes={maxBytes}
      />
    </div>
  )
}

interface PictureFieldProps {
  name: string
  label: string
  hint: string
  now: string | null
}
