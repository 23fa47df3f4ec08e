import Inbox from 'icon:inbox'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { showBriefly, showToast, type Toast } from '../../../toast/toast-store.ts'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryOrder } from './gallery-order.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['neutral', 'brand', 'doubt', 'ok', 'bad'] as const
const noticeTones = ['info', 'ok', 'doubt', 'bad'] as const
const toastVariants: Toast['variant'][] = ['default', 'info', 'success', 'error', 'warning']

/** For whoever builds a screen, and for the tests of parts that no screen of the product shows alone. */
export function GalleryPage() {
  return (
    <>
      <PageHeading title="Galeri komponen">Hanya ada di build pengembangan.</PageHeading>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Card title="Tombol" className="min-w-0">
          <div className="flex flex-wrap gap-3">
            {variants.map(variant => (
              <Button key={variant} variant={variant} icon={<Inbox aria-hidden size={18} />}>
                {variant}
              </Button>
            ))}
            <Button busy>busy</Button>
            <Button disabled>disabled</Button>
          </div>
        </Card>
        <Card title="Penanda">
          <div className="flex flex-wrap gap-3">
            {tones.map(tone => (
              <Chip key={tone} tone={tone}>
                {tone}
              </Chip>
            ))}
          </div>
        </Card>
        <Card title="Pemberitahuan">
          <div className="grid grid-cols-1 gap-3">
            {noticeTones.map(tone => (
              <Notice key={tone} tone={tone} title={tone}>
                Kalimat pendek yang menjelaskan apa yang perlu dilakukan.
              </Notice>
            ))}
          </div>
        </Card>
        <Passing />
        <GalleryOrder />
        <GalleryForm />
      </div>
    </>
  )
}

/** What comes and goes by itself. */
function Passing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Yang datang dan pergi">
      <div className="flex flex-wrap gap-3">
        {toastVariants.map(variant => (
          <Button
            key={variant}
            variant="secondary"
            onClick={() => showToast({ title: `Toast ${variant}`, description: 'Isi pesan.', variant })}
          >
            Toast {variant}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => showBriefly('Tersimpan')}>
          Konfirmasi
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Laci
        </Button>
      </div>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Laci">
        <p className="px-3 pb-4">Tarik ke bawah untuk menutup.</p>
      </Drawer>
    </Card>
  )
}
