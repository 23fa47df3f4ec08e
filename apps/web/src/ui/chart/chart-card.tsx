import Image from 'icon:image'
import Shapes from 'icon:shapes'
import Table from 'icon:table'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { savePng, saveSvg } from './save-svg.ts'
import { texts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** A drawing, the same as a table, and the drawing to take along. The first `svg` inside is what is taken. */
export function ChartCard({ title, note, file, table, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const take = (save: typeof saveSvg | typeof savePng) => {
    const drawing = box.current?.querySelector('svg')
    if (drawing) void save(drawing, file)
  }
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg">{title}</h2>
          <p className="mt-0.5 text-sm text-muted">{note}</p>
        </div>
        <div className="flex flex-wrap gap-1">
          <Button
            variant="quiet"
            size="table"
            aria-pressed={isTable}
            icon={<Table {...icon} />}
            onClick={() => setTable(!isTable)}
          >
            {texts.table}
          </Button>
          {!isTable && (
            <>
              <Button variant="quiet" size="table" icon={<Shapes {...icon} />} onClick={() => take(saveSvg)}>
                {texts.svg}
              </Button>
              <Button variant="quiet" size="table" icon={<Image {...icon} />} onClick={() => take(savePng)}>
                {texts.png}
              </Button>
            </>
          )}
        </div>
      </div>
      <div ref={box} className="mt-4">
        {isTable ? table : children}
      </div>
    </Card>
  )
}

interface ChartCardProps {
  title: string
  note: ReactNode
  /** What the drawing is called when it is taken along. */
  file: string
  table: ReactNode
  children: ReactNode
}
