import { paths } from '../../paths.ts'
import { SectionTitle } from '../section.tsx'
import { texts } from '../texts.ts'

export function About({ product }: { product: string }) {
  const words = texts.about
  return (
    <section id="tentang" aria-labelledby="tentang-judul" className="border-t border-line">
      <div className="mx-auto grid max-w-[72rem] gap-x-16 gap-y-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[2fr_3fr]">
        <SectionTitle id="tentang-judul">{words.title(product)}</SectionTitle>
        <div>
          <p className="max-w-[40rem] text-lg leading-relaxed">{words.text}</p>
          <dl className="mt-8 grid gap-y-4">
            {words.audiences.map(([who, what]) => (
              <div key={who} className="grid gap-x-6 border-t border-line pt-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{who}</dt>
                <dd className="text-muted">{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

export function Closing() {
  return (
    <section className="bg-panel text-on-panel">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center justify-between gap-x-12 gap-y-8 px-4 py-14 sm:px-6 md:py-20">
        <div>
          <SectionTitle className="max-w-[18ch]">{texts.closing.title}</SectionTitle>
          <p className="mt-4 max-w-[34rem] leading-relaxed">{texts.closing.text}</p>
        </div>
        <a
          href={paths.register}
          className="inline-flex min-h-12 items-center rounded-control bg-page px-6 font-semibold text-ink outline-offset-4 transition-opacity duration-150 hover:opacity-90 focus-visible:outline-on-panel"
        >
          {texts.register}
        </a>
      </div>
    </section>
  )
}
