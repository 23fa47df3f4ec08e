import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { SortableList } from '../../../ui/sort/sortable-list.tsx'

/** Rows to be put in order. */
export function GalleryOrder() {
  const [items, setItems] = useState(['Pendaftaran', 'Try out', 'Penilaian', 'Hasil'])
  return (
    <Card title="Urutan" className="min-w-0">
      <SortableList
        label="Urutan bagian"
        items={items}
        getKey={item => item}
        getName={item => item}
        onSort={setItems}
      >
        {item => <p className="py-3 pr-3 text-md">{item}</p>}
      </SortableList>
    </Card>
  )
}
