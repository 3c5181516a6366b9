/** A small bell, made of three partials: it needs no file, and no API of secure contexts. */
const PARTIALS = [
  { hertz: 660, loud: 0.09, seconds: 1.4 },
  { hertz: 1322, loud: 0.045, seconds: 0.9 },
  { hertz: 1985, loud: 0.02, seconds: 0.5 },
] as const

let sound: AudioContext | undefined

/** Rings once, where the page may make sounds. */
export function ring(): void {
  try {
    sound ??= new AudioContext()
    const at = sound.currentTime
    for (const { hertz, loud, seconds } of PARTIALS) {
      const tone = sound.createOscillator()
      const level = sound.createGain()
      tone.frequency.value = hertz
      level.gain.setValueAtTime(loud, at)
      level.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
      tone.connect(level).connect(sound.destination)
      tone.start(at)
      tone.stop(at + seconds)
    }
  } catch {
    // No sound here: what is seen says the same.
  }
}
