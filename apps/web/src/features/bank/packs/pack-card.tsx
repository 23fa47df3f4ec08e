import { type PackCard, packs } from '@gerbang/contract/bank/packs.ts'
import Check from 'icon:check'
import Download from 'icon:download'
import Eye from 'icon:eye'
import { useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { AskButton } from '../../../form/ask-button.tsx'
import { AskFirst } from '../../../form/ask-first.tsx'
import { formatBytes } from '../../../format/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { PackJob, type PackWork } from './pack-job.tsx'
import { PackPreviewSheet } from './pack-preview.tsx'
import { findPackState, type PackState } from './pack-state.ts'
import { texts } from './texts.ts'

const loadWords: Record<PackState, string> = { new: texts.load, newer: texts.update, loaded: texts.again }
const tones: Record<PackState, Tone> = { new: 'neutral', newer: 'brand', loaded: 'ok' }

const hasOpenKeys = ({ sealed, counts }: PackCard) =>
  !sealed && counts.some(({ kind }) => kind === 'question')

/** `isFirst`: the one that is to be loaded next has the filled button of the page. */
export function PackCardView({ pack, isFirst }: { pack: PackCard; isFirst: boolean }) {
  const [work, setWork] = useState<PackWork>()
  const state = findPackState(pack)
  return (
    <section className="flex w-full flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg">{pack.name}</h2>
        <span className="flex flex-wrap gap-1.5">
          {pack.source === 'uploaded' && <Chip>{texts.uploaded}</Chip>}
          {pack.sealed && <Chip>{texts.seal.sealed}</Chip>}
          {state !== 'new' && <Chip tone={tones[state]}>{texts.present[state]}</Chip>}
        </span>
      </div>
      <p className="mt-2 text-md text-muted">{pack.about}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5 text-md">
        {pack.counts.map(({ kind, count }) => (
          <li key={kind} className="flex gap-2">
            <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-brand" />
            {texts.counted(kind, count)}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-4 text-sm text-muted">
        {texts.version(pack.version, formatBytes(pack.bytes))}
        {state === 'newer' && texts.loadedVersion(pack.loaded?.version ?? '')}
        <br />
        {texts.licence(pack.licence)}
        {hasOpenKeys(pack) && (
          <>
            <br />
            {texts.seal.openKeys}
          </>
        )}
      </p>
      <div className="mt-auto grid gap-4">
        {work && <PackJob work={work} />}
        <Acts pack={pack} isFirst={isFirst} onWork={setWork} />
      </div>
    </section>
  )
}

interface ActsProps {
  pack: PackCard
  isFirst: boolean
  onWork: (work: PackWork) => void
}

function Acts({ pack, isFirst, onWork }: ActsProps) {
  const params = { packId: pack.id }
  const load = useSend(packs.load, {
    onSuccess: ({ data }) => onWork({ kind: 'load_pack', id: data.job_id }),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
        busy={load.isPending}
        onClick={() => load.mutate({ params })}
      >
        {loadWords[findPackState(pack)]}
      </Button>
      <DialogButton label={texts.preview} icon={<Eye aria-hidden size={18} strokeWidth={1.75} />}>
        {onClose => <PackPreviewSheet pack={pack} onClose={onClose} />}
      </DialogButton>
      {pack.loaded !== null && (
        <DialogButton label={texts.remove} variant="quiet">
          {onClose => (
            <AskFirst
              call={packs.remove}
              input={{ params }}
              announces={false}
              onSuccess={({ data }) => {
                onWork({ kind: 'remove_pack', id: data.job_id })
                onClose()
              }}
              words={{ ...texts.askRemove, title: texts.askRemove.title(pack.name) }}
              onClose={onClose}
            />
          )}
        </DialogButton>
      )}
      {pack.source === 'uploaded' && (
        <AskButton
          label={texts.deleteUpload}
          variant="quiet"
          ask={{
            call: packs.deleteUpload,
            input: { params },
            refreshes: [packs.list],
            words: { ...texts.askDelete, title: texts.askDelete.title(pack.name) },
          }}
        />
      )}
    </div>
  )
}
