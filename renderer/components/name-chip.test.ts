// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { ANA_SEAT } from '../testing/fake-host.ts'
import NameChip from './NameChip.svelte'

test.each(['Traveller', 'Ana Lee', 'Éa', '👩‍👩‍👧 Ana', 'A'])(
  'A20: the chip of %s keeps the mark in one line with the first letter, and shows the whole name',
  async (name) => {
    const chip = mount(NameChip, { target: document.body, props: { seat: { ...ANA_SEAT, name } } })
    const [start] = document.querySelectorAll<HTMLElement>('.chip > .start')
    expect(start?.querySelector('svg')).not.toBeNull()
    expect(start?.textContent).toBe(name.startsWith('👩') ? '👩‍👩‍👧' : name[0])
    expect(document.querySelector('.chip')?.textContent).toBe(name)
    await unmount(chip)
  },
)
