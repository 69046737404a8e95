/** Short synthesized sounds. */

import { settings } from '../lib/settings.svelte'

export type Sound = 'press' | 'coin' | 'gear' | 'tile'

interface Voice { wave: OscillatorType; /** Frequency in hertz, at the start and at the end. */ from: number; to: number; /** Start and duration in seconds. */ at: number; lasts: number; volume: number }
const VOICES: Record<Sound, Voice[]> = {
  press: [{ wave: 'triangle', from: 150, to: 55, at: 0, lasts: 0.22, volume: 0.3 }, { wave: 'square', from: 900, to: 300, at: 0.02, lasts: 0.03, volume: 0.05 }],
  coin: [{ wave: 'sine', from: 2100, to: 2080, at: 0, lasts: 0.12, volume: 0.12 }, { wave: 'sine', from: 3150, to: 3120, at: 0.06, lasts: 0.22, volume: 0.1 }],
  gear: [0, 0.09, 0.18].map((at) => ({ wave: 'square' as const, from: 420, to: 210, at, lasts: 0.03, volume: 0.06 })),
  tile: [{ wave: 'triangle', from: 620, to: 260, at: 0, lasts: 0.07, volume: 0.2 }],
}

let audio: AudioContext | null = null

/** Plays a sound if the player has switched them on. Browsers allow none before the first interaction. */
export function play(sound: Sound) {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return
  audio ??= new AudioContext()
  const now = audio.currentTime
  for (const { wave, from, to, at, lasts, volume } of VOICES[sound]) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()]
    tone.type = wave
    tone.frequency.setValueAtTime(from, now + at)
    tone.frequency.exponentialRampToValueAtTime(to, now + at + lasts)
    gain.gain.setValueAtTime(volume, now + at)
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + lasts)
    tone.connect(gain).connect(audio.destination)
    tone.start(now + at)
    tone.stop(now + at + lasts)
  }
}
