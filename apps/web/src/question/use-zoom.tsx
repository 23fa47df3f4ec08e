import { type ReactNode, useEffect, useState } from 'react'
import { Modal } from './modal.tsx'
import { texts } from './texts.ts'

/** Pictures inside question HTML are buttons; this shows the one that was pressed. */
export function useZoom(): ReactNode {
  const [picture, setPicture] = useState<{ src: string; alt: string } | null>(null)
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const image = target instanceof Element && target.closest('[data-zoom]')?.querySelector('img')
      if (image) setPicture({ src: image.src, alt: image.alt })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return (
    picture && (
      <Modal look="wide" title={texts.zoomTitle} onClose={() => setPicture(null)}>
        <div className="max-h-[75dvh] overflow-auto overscroll-contain">
          <img src={picture.src} alt={picture.alt} className="zoomed-picture" />
        </div>
      </Modal>
    )
  )
}
