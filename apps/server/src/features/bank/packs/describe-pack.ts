import type { PackCard, PackPreview } from '@gerbang/contract/bank/packs.ts'
import type { Db } from '../../../db/database.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import type { FoundPack } from './find-pack.ts'
import { type ComparedItem, type ItemState } from './loading/compare-items.ts'
import { lookAtPack } from './loading/look-at-pack.ts'
import type { listLoadedPacks } from './packs.queries.ts'
import { kindOrder } from './reading/pack-kinds.ts'
import { itemsOf, type Pack } from './reading/pack.ts'

type Loaded = Awaited<ReturnType<typeof listLoadedPacks>>

export function describeCard({ manifest, bytes, source }: FoundPack, loaded: Loaded): PackCard {
  const { id, name, version, licence, language, about, counts, sealed } = manifest
  const here = loaded.find(row => row.id === id)
  const shown = [...kindOrder, 'major' as const].flatMap(kind => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [{ kind, count }]
  })
  return {
    id,
    name,
    version,
    licence,
    language,
    about,
    sealed,
    counts: shown,
    bytes,
    source,
    loaded: here ? { version: here.version, at: here.updated_at } : null,
  }
}

/** As they need looking at: what changes first, what stays as it is last. */
const stateOrder: ItemState[] = ['both', 'changed', 'edited', 'gone', 'new', 'present', 'same']
const SHOWN = 50

function describeGroups(compared: readonly ComparedItem[]): PackPreview['groups'] {
  return kindOrder.flatMap(kind => {
    const items = compared.filter(({ item }) => item.kind === kind)
    if (items.length === 0) return []
    const states = stateOrder.flatMap(state => {
      const count = items.filter(item => item.state === state).length
      return count === 0 ? [] : [{ state, count }]
    })
    const shown = items
      .toSorted((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state))
      .slice(0, SHOWN)
      .map(({ item: { ref, name }, state }) => ({ ref, name, state }))
    return [{ kind, states, items: shown }]
  })
}

const SAMPLES = 3

/** The first question without a picture of each sub-test of the first banks. */
async function listSamples(db: Db, { items }: Pack): Promise<PackPreview['samples']> {
  const banks = new Map(itemsOf(items, 'bank').map(({ ref, data }) => [ref, data.title]))
  const plain = itemsOf(items, 'question').filter(
    ({ data }) => data.passage === null && !data.draft.content.prompt.includes(']('),
  )
  const firsts = [...Map.groupBy(plain, ({ file }) => file).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
  const chosen = firsts.slice(0, SAMPLES)
  const textOf = ({ data }: (typeof chosen)[number]) =>
    ({ source: data.draft.content.prompt, shape: 'blocks' }) as const
  const show = await renderTexts(db, chosen.map(textOf))
  return chosen.map(item => ({
    bank: banks.get(item.data.bank) ?? '',
    sub_test: item.data.sub_test,
    prompt_html: show(textOf(item)).html ?? '',
  }))
}

export async function describePreview(db: Db, pack: Pack, card: PackCard): Promise<PackPreview> {
  const { compared, dropped } = await lookAtPack(db, pack)
  return {
    card,
    groups: describeGroups(compared),
    dropped: dropped.length,
    samples: await listSamples(db, pack),
  }
}
