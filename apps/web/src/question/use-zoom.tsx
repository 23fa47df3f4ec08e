import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from './modal.tsx'
import { texts } from './texts.ts'

interface Picture {
  src: string
  alt: string
  /** Width over height. */
  ratio: number
}

/** Pictures inside question HTML are buttons; this shows the one that was pressed. */
export function useZoom(): ReactNode {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const image = target instanceof Element && target.closest('[data-zoom]')?.querySelector('img')
      if (image) setPicture({ src: image.src, alt: image.alt, ratio: image.width / image.height })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return picture && <Zoomed picture={picture} onClose={() => setPicture(null)} />
}

/** The whole picture as large as the screen takes it, or twice that to move about in. */
function Zoomed({ picture: { src, alt, ratio }, onClose }: { picture: Picture; onClose: () => void }) {
  // In a narrow window what fits it is no larger than what was pressed, unless it stands upright.
  const [isLarge, setLarge] = useState(ratio > 1 && innerWidth < 640)
  return (
    <Modal look="wide" title={texts.zoomTitle} onClose={onClose}>
      <section
        aria-label={alt}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        className="zoomed-frame"
        data-large={isLarge || undefined}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <img src={src} alt={alt} className="zoomed-picture" />
      </section>
      <Button variant="secondary" className="mt-3" onClick={() => setLarge(!isLarge)}>
        {isLarge ? texts.zoomFit : texts.zoomIn}
      </Button>
    </Modal>
  )
}
