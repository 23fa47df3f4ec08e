import { BAND_LIMITS, BANDS } from '@gerbang/scoring/admission/admission-chance.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { ItemCurve } from '../../../../ui/chart/item-curve.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Example } from './example.tsx'
import { texts } from './texts.ts'

const curves = [
  { name: texts.curve.easy, item: { a: 1.3, b: -1.1, c: 0.2 } },
  { name: texts.curve.hard, item: { a: 1.9, b: 1.2, c: 0.2 } },
]
const bandTones: Record<(typeof BANDS)[number], Tone> = { aman: 'ok', bersaing: 'doubt', berat: 'bad' }

/** For students and whoever sits beside them: how a score comes about, in plain words. */
export function ScoringPage() {
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="grid max-w-[52rem] grid-cols-1 gap-6">
        <Prose {...texts.count} />
        <Curves />
        <Example />
        <Prose {...texts.error} />
        <Prose {...texts.provisional} />
        <Prose {...texts.scale} />
        <Chances />
        <Card title={texts.limits.title}>
          <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
            {texts.limits.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
        <Prose title={texts.open.title} paragraphs={[texts.open.text]} />
      </div>
    </>
  )
}

function Prose({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <Card title={title}>
      <Paragraphs of={paragraphs} />
    </Card>
  )
}

function Paragraphs({ of }: { of: string[] }) {
  return (
    <div className="grid max-w-[68ch] grid-cols-1 gap-3">
      {of.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function Curves() {
  const words = texts.curve
  return (
    <Card title={words.title}>
      <p className="max-w-[68ch]">{words.intro}</p>
      <div className="mt-4 grid grid-cols-1 gap-6 sm:grid-cols-2">
        {curves.map(({ name, item }) => (
          <figure key={name}>
            <figcaption className="mb-1 text-md font-semibold">{name}</figcaption>
            <ItemCurve item={item} label={words.label(name)} words={{ abilities: words.abilities }} />
          </figure>
        ))}
      </div>
      <dl className="mt-4 grid max-w-[68ch] gap-2">
        {words.facts.map(([name, text]) => (
          <div key={name}>
            <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Chances() {
  const words = texts.chance
  const [aman, bersaing] = [10 * BAND_LIMITS.aman, 10 * BAND_LIMITS.bersaing]
  const limits = {
    aman: words.limits.aman(aman),
    bersaing: words.limits.bersaing(bersaing, aman),
    berat: words.limits.berat(bersaing),
  }
  return (
    <Card title={words.title}>
      <p className="max-w-[68ch]">{words.intro}</p>
      <dl className="my-4 grid max-w-[68ch] gap-2">
        {BANDS.map(band => (
          <div key={band} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline">
            <dt>
              <Chip tone={bandTones[band]}>{words.bands[band]}</Chip>
            </dt>
            <dd>{limits[band]}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs of={words.paragraphs} />
    </Card>
  )
}
