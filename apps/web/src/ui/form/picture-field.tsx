import { FileField } from './file-field.tsx'
import type { FormFieldProps } from './form-field.ts'
import { texts } from './texts.ts'

/** A picture in the form around; `now` is the one that is there already. */
export function PictureField({ now = null, megabytes = 10, ...field }: PictureFieldProps) {
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
        {...field}
        accept="image/jpeg,image/png,image/webp"
        kinds={texts.pictureKinds}
        maxBytes={megabytes * 1024 * 1024}
      />
    </div>
  )
}

interface PictureFieldProps extends FormFieldProps {
  now?: string | null
  megabytes?: number
}
