/** Icons by their names at https://lucide.dev/icons; `icon-modules.ts` makes them. */
declare module 'icon:*' {
  import type { FC, SVGProps } from 'react'

  const icon: FC<SVGProps<SVGSVGElement> & { size?: number }>
  export default icon
}
