import { createElement, type FC, type SVGProps } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]

export type Icon = FC<SVGProps<SVGSVGElement> & { size?: number }>

/** Makes an icon of its shapes: a build reads them for `icon:NAME` (`icon-modules.ts`). */
export function drawIcon(shapes: Shape[]): Icon {
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
