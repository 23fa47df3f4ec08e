import type { ReactNode } from 'react'
import { Section } from '../section.tsx'
import { texts } from '../texts.ts'
import { CheckExample } from './check-example.tsx'
import { OfflineExample } from './offline-example.tsx'
import { PaceTable } from './pace-table.tsx'
import { ResultExample } from './result-example.tsx'

const words = texts.benefits

/** Each claim beside an example that carries it. */
export function Benefits() {
  return (
    <Section id="manfaat" title={words.title} tone="surface">
      <div className="mt-10 grid gap-y-16 md:mt-14 md:gap-y-24">
        <Benefit title={words.pace.title} text={words.pace.text}>
          <PaceTable />
        </Benefit>
        <Benefit title={words.offline.title} text={words.offline.text}>
          <OfflineExample />
        </Benefit>
        <Benefit title={words.result.title} text={words.result.text}>
          <ResultExample />
        </Benefit>
        <Benefit title={words.check.title} text={words.check.text}>
          <CheckExample />
        </Benefit>
      </div>
    </Section>
  )
}

function Benefit({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div className="max-w-[34rem]">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 leading-relaxed text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
